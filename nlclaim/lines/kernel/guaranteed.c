/* Guaranteed tricks (MODEL.md, section 2): what one strategy of the side secures against every deal of the cards out.
 *
 * The compiled twin of guaranteed.py, which has the same results (tests/lines/test_compiled.py) and is the text to read
 * first. A hand is 52 bits, 13 a suit, the ace the highest. The side is `first` (who plays at turn 0) and `second`
 * (turn 2); the opponents, turns 1 and 3, hold `out` between them in an order that stays open until a card decides it,
 * in as many places as `rooms` says; `voids` are the suits that they are known to be out of. `between` asks between
 * tricks whether `number` of the tricks left are guaranteed, and remembers; `in_trick` plays the cards of a trick.
 *
 * What is remembered holds for more than the node asked about (partition search: Ginsberg, "Partition Search", AAAI
 * 1996). Every answer comes with the cards whose rank it rests on, as a set `rel` that holds with a card all higher ones
 * of its suit; nodes with the same suit lengths and the same holders of those cards have the same answer. A card of an
 * equal run stands for the others, so a set that holds one of them must hold them all before it is used for a node at
 * which every card was tried (`widened`). */
#include "bounds.h"
#include "cards.h"
#include "choices.h"
#include "known.h"
#include <sys/mman.h>

typedef struct {
  int trumps;
  Known known;
  Runs runs;
  long nodes, most;
  int stopped;
  Choices choices;
  unsigned answers, latest[4][4][53][14][52];
} Solver;

/* To be raised with every change of what these functions take or give (library.py). */
int kernel_interface(void) { return 1; }

/* Mapped, as calloc would clear all of its megabytes, of which a ruling seldom touches a tenth. */
Solver *solver_new(int trumps) {
  init();
  Solver *s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (s == MAP_FAILED) return NULL;
  if (!known_new(&s->known) || !choices_new(&s->choices)) {
    free(s->known.buckets);
    munmap(s, sizeof *s);
    return NULL;
  }
  s->trumps = s->runs.trumps = trumps;
  return s;
}

void solver_free(Solver *s) {
  known_free(&s->known);
  choices_free(&s->choices);
  munmap(s, sizeof *s);
}

/* ---- the game: each answer sets `rel`, the cards whose rank it rests on ---- */
static int in_trick(Solver *S, const Node *n, int number, u64 *rel);

/* The answer between tricks where bounds give it, else -1. */
static int without_playing(Solver *S, const Node *n, int number, u64 *rel) {
  int answer = S->trumps < 0 ? -1 : by_trumps(n, number, S->trumps, rel);
  if (answer >= 0) return answer;
  if (!(n->turn & 1)) return can_run(&S->runs, n, number, rel) ? 1 : -1;
  if (loses_at_once(n, number, S->trumps, rel)) return 0;
  return can_stop(&S->runs, n, number, rel) ? 1 : -1;
}

static int between(Solver *S, const Node *n, int number, u64 *rel) {
  *rel = 0;
  if (number <= 0) return 1;
  if (number > cnt(n->first)) return 0;
  Key k = key_of(n);
  int answer = recall(&S->known, n, &k, number, rel);
  if (answer >= 0) return answer;
  answer = without_playing(S, n, number, rel);
  if (answer < 0) {
    if (++S->nodes > S->most) S->stopped = 1;
    if (S->stopped) return 0;
    answer = in_trick(S, n, number, rel);
    if (S->stopped) return 0;
  }
  remember(&S->known, n, &k, number, answer, *rel);
  return answer;
}

/* Where all that is out is placed: an opponent who must hold so many cards of the suits that the other is out of has no
 * others. */
static void count_out(Node *n) {
  if (cnt(n->out) < n->rooms[0] + n->rooms[1]) return;
  for (int me = 0; me < 2; me++) {
    u64 his = n->out & SUITS[(int)n->voids[1 - me]];
    for (int s = 0; s < 4 && cnt(his) == n->rooms[me]; s++)
      if (!(his & SUIT(s))) n->voids[me] |= 1 << s;
  }
}

static int follow_up(Solver *S, const Node *n, int number, u64 *rel) {
  if (n->played < 4) return in_trick(S, n, number, rel);
  Node m = *n;
  if (!(n->best_place & 1)) number--;
  m.turn = n->best_place;
  m.led = m.best = m.best_place = -1;
  m.played = 0;
  m.table = 0;
  count_out(&m);
  int answer = between(S, &m, number, rel);
  if (n->table & SUIT(n->best / 13) & ~(1ULL << n->best)) *rel |= FROM(n->best); /* it won by its rank */
  return answer;
}

/* A card on the table keeps others apart only while it is the best. */
static inline u64 to_beat(const Node *n) { return n->best < 0 ? 0 : 1ULL << n->best; }

/* The side's cards to try: one of each run of equals. */
static int side_cards(const Node *n, int *out, u64 *runs) {
  u64 held = n->turn == 0 ? n->first : n->second, other = n->turn == 0 ? n->second : n->first;
  if (n->led >= 0) {
    u64 h = held & SUIT(n->led);
    if (h) held = h;
  }
  return classes(held, other | n->out | to_beat(n), out, runs, 0);
}

/* Whether the cards still out can be dealt to the places left. */
static int fits(const Node *n, u64 out, const int8_t v[2]) {
  int l = n->rooms[0], r = n->rooms[1];
  if (n->turn == 1) l--;
  else r--;
  return cnt(out) <= l + r && cnt(out & SUITS[(int)v[1]]) <= l && cnt(out & SUITS[(int)v[0]]) <= r;
}

typedef struct {
  int card;
  u64 run; /* the cards that it stands for */
  int8_t v[2];
} Reply;

static int held_by(const Node *n, u64 cards, const int8_t v[2], Reply *out) {
  int c[26];
  u64 runs[26];
  cards &= ~SUITS[(int)v[n->turn / 2]];
  int k = classes(cards, n->first | n->second | to_beat(n), c, runs, n->played < 2), m = 0;
  for (int i = 0; i < k; i++)
    if (fits(n, n->out & ~(1ULL << c[i]), v)) {
      out[m].card = c[i];
      out[m].run = runs[i];
      out[m].v[0] = v[0];
      out[m].v[1] = v[1];
      m++;
    }
  return m;
}

static int throws(const Node *n, const int8_t v[2], Reply *out) {
  int m = 0;
  if (fits(n, n->out, v)) {
    out[0].card = BLANK;
    out[0].run = 0;
    out[0].v[0] = v[0];
    out[0].v[1] = v[1];
    m = 1;
  }
  return m + held_by(n, n->out, v, out + m);
}

/* An opponent's cards, each with what it shows: following, or void and throwing; BLANK is a card of no suit. */
static int replies(const Node *n, Reply *out, int follow) {
  if (n->played == 0) {
    int k = held_by(n, n->out, n->voids, out);
    if (!k) {
      out[0].card = BLANK;
      out[0].run = 0;
      out[0].v[0] = n->voids[0];
      out[0].v[1] = n->voids[1];
      k = 1;
    }
    return k;
  }
  u64 in_suit = n->out & SUIT(n->led);
  if (!in_suit) return throws(n, n->voids, out);
  int me = n->turn / 2, k = 0;
  if (!(n->voids[me] >> n->led & 1)) {
    k = held_by(n, in_suit, n->voids, out);
  }
  if ((n->voids[1 - me] >> n->led & 1) || (follow && k)) return k;
  int8_t v[2] = {n->voids[0], n->voids[1]};
  v[me] |= 1 << n->led;
  return k + throws(n, v, out + k);
}

/* ---- the order in which cards are tried: the cheapest winner, then what answered latest in such a trick, then the
 * lowest; but of an opponent's leads the highest ---- */
#define FIRST (1L << 40)

/* When each card last answered for the hand in turn, with as many tricks left and the same card to beat. */
static inline unsigned *latest(Solver *S, const Node *n) {
  return S->latest[(int)n->turn][(int)n->played][n->best + 1][cnt(n->first)];
}

static void sort_by(int k, long *score, int *index) {
  for (int i = 0; i < k; i++) {
    int j = i;
    long x = score[i];
    while (j > 0 && score[index[j - 1]] < x) {
      index[j] = index[j - 1];
      j--;
    }
    index[j] = i;
  }
}

/* Of equal cards, the one whose play leaves the answer resting on fewest ranks: high to win, low to lose. */
static inline int best_of(const Node *n, u64 run, int trumps) {
  int card = high_i(run);
  return beats(card, n->best, trumps) ? card : low_i(run);
}

static int by_side(Solver *S, const Node *n, int number, u64 *rel) {
  long score[26];
  int index[26], c[26], cheapest = !n->played || (n->best_place ^ n->turn) == 2;
  u64 runs[26], all = 0, done = 0, used;
  unsigned *answered = latest(S, n);
  int k = side_cards(n, c, runs);
  for (int i = 0; i < k; i++) {
    score[i] = answered[c[i]];
    if (!cheapest && beats(c[i], n->best, S->trumps)) {
      score[i] += FIRST;
      cheapest = 1;
    }
  }
  sort_by(k, score, index);
  for (int i = 0; i < k && !S->stopped; i++) {
    u64 run = runs[index[i]];
    if (!(run & ~done)) continue;
    Node m = put(n, best_of(n, run, S->trumps), S->trumps);
    if (follow_up(S, &m, number, &used)) {
      answered[c[index[i]]] = ++S->answers;
      *rel = used;
      return 1;
    }
    all |= widened(used, run);
    done |= alike(used, run);
  }
  *rel = all;
  return 0;
}

static int by_opponent(Solver *S, const Node *n, int number, u64 *rel) {
  long score[60];
  int index[60];
  u64 all = 0, done = 0, used;
  unsigned *answered = latest(S, n);
  Reply r[60];
  int k = replies(n, r, 0), cheapest = !n->played || (n->best_place & 1);
  for (int i = 0; i < k; i++) {
    score[i] = r[i].card < 0 ? 0 : 16L * answered[r[i].card] + (n->played ? 0 : r[i].card % 13);
    if (!cheapest && r[i].card >= 0 && beats(r[i].card, n->best, S->trumps)) {
      score[i] += FIRST;
      cheapest = 1;
    }
  }
  sort_by(k, score, index);
  for (int i = 0; i < k; i++) {
    Reply *x = &r[index[i]];
    if (x->run && !(x->run & ~done)) continue;
    int card = x->card < 0 || n->played < 2 ? x->card : best_of(n, x->run, S->trumps);
    Node m = put_opp(n, card, x->v, S->trumps);
    if (!follow_up(S, &m, number, &used)) {
      if (x->card >= 0 && !S->stopped) answered[x->card] = ++S->answers;
      *rel = used;
      return 0;
    }
    all |= widened(used, x->run);
    done |= alike(used, x->run);
  }
  *rel = all;
  return 1;
}

static int in_trick(Solver *S, const Node *n, int number, u64 *rel) {
  return n->turn & 1 ? by_opponent(S, n, number, rel) : by_side(S, n, number, rel);
}

/* As in_trick, when the opponents follow suit to this trick if they can (v1 in MODEL.md). */
static int if_followed(Solver *S, const Node *n, int number) {
  u64 rel;
  if (n->played == 0 || n->played == 4) return follow_up(S, n, number, &rel);
  if (!(n->turn & 1)) {
    int c[26];
    u64 runs[26];
    int k = side_cards(n, c, runs);
    for (int i = 0; i < k; i++) {
      Node m = put(n, c[i], S->trumps);
      if (if_followed(S, &m, number)) return 1;
    }
    return 0;
  }
  Reply r[60];
  int k = replies(n, r, 1);
  for (int i = 0; i < k; i++) {
    Node m = put_opp(n, r[i].card, r[i].v, S->trumps);
    if (!if_followed(S, &m, number)) return 0;
  }
  return 1;
}

static int makes(Solver *S, const Node *n, int number) {
  u64 rel;
  if (number <= 0) return 1;
  return n->played ? follow_up(S, n, number, &rel) : between(S, n, number, &rel);
}

/* A question as it is passed: in one piece (compiled.py, `_packed`), as argument by argument takes Python longer than to
 * find most answers. `solver` is an address; what of the node is no set of cards is packed into `rest`. */
typedef struct {
  u64 solver, first, second, out, table, rest, cards;
  int64_t number, followed, most;
} Question;

/* The search that a question asks for, of at most `most` nodes, begins. */
static Solver *begun(const Question *q) {
  Solver *S = (Solver *)(uintptr_t)q->solver;
  S->stopped = 0;
  S->nodes = 0;
  S->most = q->most;
  return S;
}

static Node unpacked(const Question *q) {
  u64 rest = q->rest;
  Node n = {.first = q->first, .second = q->second, .out = q->out, .table = q->table};
  n.rooms[0] = rest & 15;
  n.rooms[1] = rest >> 4 & 15;
  n.voids[0] = rest >> 8 & 15;
  n.voids[1] = rest >> 12 & 15;
  n.turn = rest >> 16 & 3;
  n.played = rest >> 18 & 7;
  n.led = (int)(rest >> 21 & 7) - 1;
  n.best_place = (int)(rest >> 24 & 7) - 1;
  n.best = (int)(rest >> 27 & 63) - 1;
  return n;
}

/* 1 yes, 0 no, -1 stopped. A node of four cards is a finished trick. */
int solver_makes(const Question *q) {
  Solver *S = begun(q);
  Node n = unpacked(q);
  int a = q->followed ? if_followed(S, &n, q->number) : makes(S, &n, q->number);
  return S->stopped ? -1 : a;
}

/* Above the cards of an answer: that the search was stopped, or that the answer was known. */
#define STOPPED (1ULL << 60)
#define REMEMBERED (1ULL << 61)

/* A card's place in its suit, counted from the top. */
static inline int ordinal(const Node *n, int card) {
  u64 all = (n->first | n->second | n->out) & SUIT(card / 13);
  return (card / 13) << 4 | cnt(all & ABOVEC[card]);
}

/* The cards of `held` by their places in their suits, and those of `held` that have the places in `placed`. */
static u64 places_of(const Node *n, u64 held) {
  u64 placed = 0;
  for (; held; held &= held - 1) placed |= 1ULL << ordinal(n, low_i(held));
  return placed;
}

static u64 cards_at(const Node *n, u64 held, u64 placed) {
  u64 cards = 0;
  for (; held; held &= held - 1)
    if (placed >> ordinal(n, low_i(held)) & 1) cards |= held & -held;
  return cards;
}

/* How many tricks are guaranteed of those that are not finished; `guess` is tried first. */
static int sure_of(Solver *S, const Node *n, int guess) {
  int mine = cnt(n->first) > cnt(n->second) ? cnt(n->first) : cnt(n->second);
  int theirs = n->rooms[0] > n->rooms[1] ? n->rooms[0] : n->rooms[1], left = mine > theirs ? mine : theirs;
  int sure = guess < 0 ? 0 : guess > left ? left : guess;
  if (makes(S, n, sure)) {
    while (sure < left && makes(S, n, sure + 1)) sure++;
    return sure;
  }
  do sure--;
  while (!makes(S, n, sure));
  return sure;
}

/* Those of `cards`, of the hand in turn, after which as many tricks are guaranteed as now; `number` is a guess. The
 * choices of one claim differ mostly in gone cards: an answer is kept for all that agree in the order of those left. */
u64 solver_keeping(const Question *q) {
  Solver *S = begun(q);
  Node n = unpacked(q);
  Choice choice = choice_of(&n);
  const Choice *known = place_of(&S->choices, &choice);
  u64 cards = q->cards, wanted = places_of(&n, cards);
  if (!known->lengths) choice.sure = sure_of(S, &n, q->number);
  else if (wanted & ~known->asked) choice = *known;
  else return cards_at(&n, cards, known->kept) | REMEMBERED;
  for (u64 left = cards & ~cards_at(&n, cards, choice.asked); left && !S->stopped; left &= left - 1) {
    Node after = put(&n, low_i(left), S->trumps);
    if (makes(S, &after, choice.sure)) choice.kept |= places_of(&n, left & -left);
  }
  if (S->stopped) return STOPPED;
  choice.asked |= wanted;
  keep_choice(&S->choices, &choice);
  return cards_at(&n, cards, choice.kept);
}

long solver_nodes(Solver *S) { return S->nodes; }

int solver_proved(const Question *q) {
  Solver *S = begun(q);
  Node n = unpacked(q);
  if (n.played || (n.turn & 1)) return 0;
  int number = 0, left = cnt(n.first);
  u64 rel = 0;
  Key k = key_of(&n);
  Bucket *bucket = find(&S->known, k.lengths);
  for (Entry *e = bucket->entries; e < bucket->entries + bucket->count; e++)
    if (matches(e, &k) && !(e->voids & ~k.voids) && e->low > number) number = e->low;
  while (number < left && can_run(&S->runs, &n, number + 1, &rel)) number++;
  return number;
}
