"""Heaps of records as a stream of entries: LIN, PBN, tables, prose with hand diagrams, transcripts.

RBN is not read: its description could not be had where this was written, nor one file in it, and a reader made
from memory would guess. Whoever has such files can convert them to PBN with the programs of RBN's author.
"""
