"""What one clause adds to a reading: `read.py` hands it to what reads its kind. From the bottom to the top:

- `parts`: phrases, frames, connectives, what a word means here, and whose it is;
- `plays`: drawing, ruffing, finessing, crossing, leading;
- `tricks`: won, conceded, shared out, by number or by name;
- `cards`: how they lie and what is believed of them;
- `lists`: clauses without a verb;
- `verbs`: clauses with one, of playing, having, taking, giving, going, saying;
- `beside`: conditions, remarks, corrections, who speaks;
- `states`: clauses that say how things are.

Each uses only those above it in this list (held by the import contract).
"""
