/* Double dummy on endings: whether one side makes a number of tricks when all play their best with open cards.
 *
 * Answers are remembered as guaranteed.c remembers them (partition search, explained there), and beyond one question:
 * the questions of a ruling are about endings of one deal, most of which an earlier one has met. What would take long
 * is given up, and left to a solver that has more to go by (double_dummy.py). Hands are sets of cards by seat; the side
 * of an answer is that of seats 0 and 2. */
#include "bounds.h"
#include "cards.h"
#include "known.h"
#include <sys/mman.h>

typedef struct {
  u64 hands[4], table;
  int8_t turn, led, played, best, best_place;
} Open;

typedef struct {
  Known known;
  Runs runs;
  long nodes, most, kept;
  int trumps, stopped;
  unsigned answers, latest[4][4][53][14][52];
} Solver;

/* Mapped, as in guaranteed.c. */
Solver *open_new(int trumps) {
  init();
  Solver *s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (s == MAP_FAILED) return NULL;
  if (!known_new(&s->known)) {
    munmap(s, sizeof *s);
    return NULL;
  }
  s->trumps = s->runs.trumps = trumps;
  return s;
}

void open_free(Solver *s) {
  known_free(&s->known);
  munmap(s, sizeof *s);
}

/* Who holds each card of a suit, two bits a card from the lowest up. */
static u64 holders(const u64 *h) {
  u64 code = 0, low = h[1] | h[3], high = h[2] | h[3];
  int shift = 0;
  for (u64 all = h[0] | low | high; all; all &= all - 1, shift += 2) {
    int i = low_i(all);
    code |= (low >> i & 1) << shift | (high >> i & 1) << (shift + 1);
  }
  return code;
}

/* The lengths of three suits in each hand tell that of the fourth, as all hold as many cards. */
static Key open_key(const Open *n) {
  u64 c[4], lengths = (u64)cnt(n->hands[0]) << 2 | n->turn;
  for (int s = 0; s < 4; s++) {
    u64 h[4];
    for (int i = 0; i < 4; i++) h[i] = n->hands[i] >> 13 * s & 0x1FFF;
    c[s] = holders(h);
    for (int i = 0; i < 4 && s < 3; i++) lengths = lengths << 4 | cnt(h[i]);
  }
  return (Key){lengths | 1ULL << 63, c[0] | c[1] << 26, c[2] | c[3] << 26, 0};
}

/* What is remembered asks of a node only which cards are left and how many tricks. */
static Node seen(const Open *n) {
  Node all = {n->hands[0], n->hands[2], n->hands[1] | n->hands[3], 0, {0, 0}, {0, 0}, 0, 0, 0, 0, 0};
  return all;
}

static Open laid(const Open *n, int card, int trumps) {
  Open m = *n;
  m.hands[(int)n->turn] &= ~(1ULL << card);
  m.table |= 1ULL << card;
  m.turn = (n->turn + 1) & 3;
  m.played++;
  if (n->led < 0) m.led = card / 13;
  if (beats(card, n->best, trumps)) {
    m.best = card;
    m.best_place = n->turn;
  }
  return m;
}

/* The cards that the hand in turn may play. */
static u64 may_play(const Open *n) {
  u64 held = n->hands[(int)n->turn], suit = n->led < 0 ? 0 : held & SUIT(n->led);
  return suit ? suit : held;
}

/* One opponent who stands for both: in each suit as many cards as the longer of them has, the highest. */
static u64 longest_of(u64 left, u64 right) {
  u64 kept = 0;
  for (int s = 0; s < 4; s++) {
    u64 all = (left | right) & SUIT(s);
    int l = cnt(left & SUIT(s)), r = cnt(right & SUIT(s)), most = l > r ? l : r;
    while (cnt(all) > most) all &= all - 1;
    kept |= all;
  }
  return kept;
}

/* Whether the side on lead runs `number` winners, or either hand of it has trumps for as many. */
static int leader_takes(Solver *S, const Open *n, int number, u64 *rel) {
  int turn = n->turn;
  u64 mine = n->hands[turn], partners = n->hands[turn ^ 2];
  S->runs.stamp++;
  S->runs.run_nodes = 0;
  return run(&S->runs, mine, partners, longest_of(n->hands[turn ^ 1], n->hands[turn ^ 3]), number, rel);
}

static int takes_by_trumps(const Open *n, int place, int number, int trumps, u64 *rel) {
  u64 others = (n->hands[place ^ 1] | n->hands[place ^ 3]) & SUIT(trumps);
  for (int hand = place; hand < 4; hand += 2)
    if (wins_by_trumps(n->hands[hand] & SUIT(trumps), others, number, rel)) return 1;
  return 0;
}

/* The answer between tricks where it shows at once, else -1. */
static int at_once(Solver *S, const Open *n, int number, u64 *rel) {
  int against = cnt(n->hands[0]) - number + 1, theirs = n->turn & 1;
  if (S->trumps >= 0) {
    if (takes_by_trumps(n, 0, number, S->trumps, rel)) return 1;
    if (takes_by_trumps(n, 1, against, S->trumps, rel)) return 0;
  }
  return leader_takes(S, n, theirs ? against : number, rel) ? !theirs : -1;
}

static int play_on(Solver *S, const Open *n, int number, u64 *rel);

static int between(Solver *S, const Open *n, int number, u64 *rel) {
  *rel = 0;
  if (number <= 0) return 1;
  if (number > cnt(n->hands[0])) return 0;
  Key k = open_key(n);
  Node all = seen(n);
  int answer = recall(&S->known, &all, &k, number, rel);
  if (answer >= 0) return answer;
  answer = at_once(S, n, number, rel);
  if (answer < 0) {
    if (++S->nodes > S->most) S->stopped = 1;
    if (S->stopped) return 0;
    answer = play_on(S, n, number, rel);
    if (S->stopped) return 0;
  }
  remember(&S->known, &all, &k, number, answer, *rel);
  S->kept++;
  return answer;
}

static int after_card(Solver *S, const Open *n, int number, u64 *rel) {
  if (!n->played) return between(S, n, number, rel);
  if (n->played < 4) return play_on(S, n, number, rel);
  Open m = *n;
  m.turn = n->best_place;
  m.led = m.best = m.best_place = -1;
  m.played = 0;
  m.table = 0;
  int answer = between(S, &m, number - !(n->best_place & 1), rel);
  if (n->table & SUIT(n->best / 13) & ~(1ULL << n->best)) *rel |= FROM(n->best); /* it won by its rank */
  return answer;
}

/* When each card last answered in such a place, with the same card to beat. */
static inline unsigned *answered_by(Solver *S, const Open *n) {
  return S->latest[(int)n->turn][(int)n->played][n->best + 1][cnt(n->hands[(int)n->turn])];
}

#define FIRST (1L << 40)

/* The cards to try, one of each run of equals: the cheapest winner where partner does not win, then what answered
 * latest, then the lowest; but of leads the highest. */
static int to_try(Solver *S, const Open *n, int *cards, u64 *runs) {
  int found[26], turn = n->turn, wins = !n->played || (n->best_place ^ turn) == 2;
  long score[26];
  u64 equal[26], others = n->hands[turn ^ 1] | n->hands[turn ^ 2] | n->hands[turn ^ 3];
  if (n->best >= 0) others |= 1ULL << n->best;
  unsigned *answered = answered_by(S, n);
  int k = classes(may_play(n), others, found, equal, 0);
  for (int i = 0; i < k; i++) {
    long x = 16L * answered[found[i]] + (n->played ? 0 : found[i] % 13);
    if (!wins && beats(found[i], n->best, S->trumps)) {
      x += FIRST;
      wins = 1;
    }
    int j = i;
    for (; j > 0 && score[j - 1] < x; j--) {
      score[j] = score[j - 1];
      cards[j] = cards[j - 1];
      runs[j] = runs[j - 1];
    }
    score[j] = x;
    cards[j] = found[i];
    runs[j] = equal[i];
  }
  return k;
}

/* Of equal cards, high to win and low to lose: so the answer rests on fewest ranks. */
static inline int fittest(const Open *n, u64 run, int trumps) {
  int card = high_i(run);
  return beats(card, n->best, trumps) ? card : low_i(run);
}

static int play_on(Solver *S, const Open *n, int number, u64 *rel) {
  int cards[26], wanted = !(n->turn & 1);
  u64 runs[26], all = 0, done = 0, used;
  int k = to_try(S, n, cards, runs);
  for (int i = 0; i < k && !S->stopped; i++) {
    if (!(runs[i] & ~done)) continue;
    Open m = laid(n, fittest(n, runs[i], S->trumps), S->trumps);
    if (after_card(S, &m, number, &used) == wanted) {
      answered_by(S, n)[cards[i]] = ++S->answers;
      *rel = used;
      return wanted;
    }
    all |= widened(used, runs[i]);
    done |= alike(used, runs[i]);
  }
  *rel = all;
  return !wanted;
}

#define MOST_KEPT 100000 /* answers, of some fifty bytes each */

/* A question of at most so many nodes begins; when too much is remembered, all is forgotten. */
static void begin(Solver *S, long most) {
  S->stopped = 0;
  S->nodes = 0;
  S->most = most;
  if (S->kept <= MOST_KEPT) return;
  known_free(&S->known);
  if (!known_new(&S->known)) S->stopped = 1;
  S->kept = 0;
}

/* The trick so far is packed as six bits a card, the first lowest; `hands` no longer hold its cards. */
static Open unpacked(const u64 *hands, int leader, int played, u64 trick, int trumps) {
  Open n = {{hands[0], hands[1], hands[2], hands[3]}, 0, leader, -1, 0, -1, -1};
  for (; played; played--, trick >>= 6) n = laid(&n, trick & 63, trumps);
  return n;
}

/* Whether the side makes `number` of the tricks not finished: 1 yes, 0 no, -1 given up. */
int open_makes(Solver *S, u64 a, u64 b, u64 c, u64 d, int leader, int number, long most) {
  u64 hands[4] = {a, b, c, d}, rel;
  Open n = unpacked(hands, leader, 0, 0, S->trumps);
  begin(S, most);
  int answer = after_card(S, &n, number, &rel);
  return S->stopped ? -1 : answer;
}

/* The tricks of the side, of `left` that are not finished; `guess` is tried first. */
static int worth(Solver *S, const Open *n, int guess, int left) {
  u64 rel;
  int made = guess;
  while (made > 0 && !S->stopped && !after_card(S, n, made, &rel)) made--;
  if (made == guess)
    while (made < left && !S->stopped && after_card(S, n, made + 1, &rel)) made++;
  return made;
}

/* The tricks of the side of the hand in turn, the one in progress included; -1 given up. */
int open_tricks(Solver *S, u64 a, u64 b, u64 c, u64 d, int leader, int played, u64 trick, long most) {
  u64 hands[4] = {a, b, c, d};
  Open n = unpacked(hands, leader, played, trick, S->trumps);
  int left = cnt(n.hands[(int)n.turn]);
  begin(S, most);
  int made = worth(S, &n, left / 2, left);
  return S->stopped ? -1 : n.turn & 1 ? left - made : made;
}

/* The same after each card that the hand in turn may play, in `found` by the card. Gives those cards; none: given up. */
u64 open_worth(Solver *S, u64 a, u64 b, u64 c, u64 d, int leader, int played, u64 trick, long most, int8_t *found) {
  u64 hands[4] = {a, b, c, d}, runs[26];
  int cards[26];
  Open n = unpacked(hands, leader, played, trick, S->trumps);
  int k = to_try(S, &n, cards, runs), left = cnt(n.hands[(int)n.turn]), made = left / 2;
  begin(S, most);
  for (int i = 0; i < k && !S->stopped; i++) {
    Open after = laid(&n, cards[i], S->trumps);
    made = worth(S, &after, made, left);
    for (u64 equal = runs[i]; equal; equal &= equal - 1) found[low_i(equal)] = n.turn & 1 ? left - made : made;
  }
  return S->stopped ? 0 : may_play(&n);
}
