"""Clauses with a verb: of playing, having, taking, giving, going and saying.

`verb_senses` first settles which verb a clause really has. One that plays cards goes to `plays`, which asks whose play
it is and whether it is a step of its own; the steps are made in `clause.plays`. All others go by the table at the end
of `speech`:

- `having`: have, get and make, of the claimer's side, to which all others come back that share out tricks;
- `their_having`: the same of the other side;
- `idioms`: turns of speech with those verbs, which are read whole;
- `taking` and `tallies`: take; win and make;
- `giving`, `going`, `claiming`, `speech`: what their names say, and in `speech` failing, beating, seeing, keeping too.
"""
