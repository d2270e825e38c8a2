"""What the search is asked: a position, who claims, under which policy and picture, bound by which promises."""

from __future__ import annotations

from dataclasses import dataclass, field

from nlclaim.bridge import Hand, Position, Seat, Suit

QUEEN, TEN = 10, 8
NOTICES_NOTHING = "none_until_presumed_winner_loses"
"""The value of `observe` under which no show-out wakes a claimer who has forgotten cards; under all others one does."""


@dataclass(frozen=True, slots=True)
class PlayPolicy:
    """The policy keys that bear on play, by their names and with the defaults of the law data, and what no key settles.

    MODEL.md says what each value does.
    """

    within_suit: str = "top_down_if_solid"
    suit_order: str = "worst_if_believed_good"
    suit_switching: str = "contiguous"
    ruff_height: str = "low"
    """A value of the key, or `high`, which is tried where nobody speaks on it."""
    win_with: str = "cheapest"
    observe: str = "showouts"
    forgotten_master_trump: str = "lead_any_time"
    forgotten_lower_trump: str = "never_draw_if_helps"
    trump_run_after_both_void: str = "normal"
    trump_to_squeeze: str = "normal"
    bad_break_stated_run: str = "keep_running"
    knock_on: str = "all"
    throw_in: str = "allowed"
    defender_partner_miscount: str = "normal"
    irrational_escape_70E1: bool = False
    """Whether not to finesse is left out where it would be irrational: the missing card cannot fall."""
    never_plays_for_drop: bool = False
    """Whether that is irrational too where the missing card may fall, but need not (not settled)."""
    low_ruffs_at_risk: bool = False
    """Whether he may ruff low though it risks something sure, as he may be over-ruffed (RUF-2, not settled)."""
    entries_at_risk: bool = False
    """Whether he may cash winners, not overtake them, or choose a way across, so that it costs him an entry (BLK-2)."""
    gives_up_the_rest: bool = False
    """Whether he may take the wrong cards for the losers that he conceded, and throw a winner away (not settled)."""
    trump_given_up_at_once: bool = False
    """Whether he may lead a trump that he concedes by name, whatever that costs (not settled)."""
    loser_at_any_price: bool = False
    """Whether he gives up a loser that he did not name though that costs more, no number being sure (not settled)."""
    partner_cashes: bool = False
    """Whether a defender's partner on lead cashes a winner first, and leads nothing to dummy's (DFC-2, not settled)."""
    partner_ducks: bool = False
    """Whether a defender's partner may let a trick go that he surely wins (not settled)."""
    cashes_own_tops: bool = False
    """Whether he may cash a high card below one of the other hand's, as who goes on himself may (rubber bridge)."""
    solid_rank: int = QUEEN
    """The lowest top card (0 = two … 12 = ace) that makes a plain suit solid."""
    solid_rank_trumps: int = TEN


@dataclass(frozen=True, slots=True)
class Promise:
    """A binding step of the statement (MODEL.md §5). Named by `id`; `after` are the steps that come before it.

    A negative `id` is none of the statement's: whoever rules has put it in, to see what it comes to.
    """

    id: int
    verb: str
    suit: Suit | None = None
    cards: Hand = field(default_factory=Hand)
    count: int | None = None
    seat: Seat | None = None
    on_suit: Suit | None = None
    height: str = ""
    """Whether a `high` or a `low` card was said to be led, or to ruff; empty where nothing was said."""
    after: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Concession:
    """What the claim gives up: suits conceded by name (empty: any), and when, if that was said."""

    suits: frozenset[Suit] = frozenset()
    counts: frozenset[tuple[Suit, int]] = frozenset()
    """How many tricks in a suit that was named, where that was said."""
    timing: str = "any"
    """`at_once`, `at_end`, `any` (the worse of the two) or `any_time` (also between)."""


@dataclass(frozen=True, slots=True)
class LineQuery:
    """One question to the search.

    `claimed` counts tricks of the remaining ones, to the claiming side; None when no number is known. `forgotten`
    holds outstanding cards that the claimer takes to be gone, `presumed` those of them that he knows to be out, and
    takes to fall under his winners. `running` is the suit being run at the claim.
    """

    position: Position
    declarer: Seat
    claimer: Seat
    policy: PlayPolicy = PlayPolicy()
    forgotten: Hand = field(default_factory=Hand)
    claimed: int | None = None
    concession: Concession = Concession()
    promises: tuple[Promise, ...] = ()
    running: Suit | None = None
    finesse_denied: frozenset[Suit] = frozenset()
    presumed: Hand = field(default_factory=Hand)
    squeezes: bool = False
    """Whether he announced a squeeze: then he sees what is thrown on the trick that squeezes."""
    from_the_top: frozenset[Suit] = frozenset()
    """Suits that he said he plays from the top, whatever the policy makes of silence."""
    counted: frozenset[Suit] = frozenset()
    """For a defender's claim: suits in which he counts tricks that are not all his own."""

    def __hash__(self) -> int:
        """Without the position, which takes long, and is the same in nearly all questions that are kept together."""
        return hash((self.policy, self.forgotten, self.presumed, self.claimed, self.concession, self.promises))

    def under(self, policy: PlayPolicy) -> LineQuery:
        """The same question under another policy: `dataclasses.replace`, several times as fast."""
        return LineQuery(
            self.position, self.declarer, self.claimer, policy, self.forgotten, self.claimed, self.concession,
            self.promises, self.running, self.finesse_denied, self.presumed, self.squeezes, self.from_the_top,
            self.counted,
        )  # fmt: skip

    @property
    def by_defender(self) -> bool:
        """Whether a defender claims."""
        return self.claimer.side != self.declarer.side
