"""Statements read by their words alone: what the grammar makes of them is tested without those that are like them."""

from functools import partial

from nlclaim import reading

interpret = partial(reading.interpret, words_alone=True)
interpret_statement = partial(reading.interpret_statement, words_alone=True)
