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
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef uint64_t u64;
#define SUIT(s) (0x1FFFULL << (13 * (s)))

static inline int low_i(u64 x) { return __builtin_ctzll(x); }

static inline int high_i(u64 x) { return 63 - __builtin_clzll(x); }

static inline int cnt(u64 x) { return __builtin_popcountll(x); }

#define BLANK (-1)
#define FROM(i) (1ULL << (i) | ABOVEC[i]) /* a card and all higher ones of its suit */

typedef struct {
  u64 first, second, out, table;
  int8_t rooms[2], voids[2];
  int8_t turn, led, played, best, best_place;
} Node;

/* What is known of the nodes between tricks with one shape (`lengths`) whose highest cards lie as `a` and `b` have it
 * under the masks: at least `low`, at most `high`; the card, as a place in its suit, that proved the last answer yes or
 * no, to be tried first. */
typedef struct {
  u64 mask_a, a, mask_b, b;
  int8_t low, high, best_yes, best_no;
  uint8_t voids;
} Entry;

/* What is known of all nodes with the same suit lengths and hand in turn. */
typedef struct {
  u64 lengths;
  Entry *entries;
  int count, room;
} Bucket;

/* A run of winners that was tried and is too short. */
typedef struct {
  u64 leader, other, out;
  int number;
  unsigned stamp;
} Failed;

#define NFAILED 2048
#define QUICK_RUNS 400 /* nodes of `run` before a quick yes is given up */

typedef struct {
  int trumps;
  Bucket *buckets;
  size_t size, filled;
  long nodes, most;
  int stopped;
  Failed failed[NFAILED];
  unsigned stamp;
  int run_nodes;
  unsigned history[4][4][52];
} Solver;

static u64 SUITS[16], BELOWC[52], ABOVEC[52];

static void init(void) {
  if (SUITS[15]) return;
  for (int m = 1; m < 16; m++)
    for (int s = 0; s < 4; s++)
      if (m >> s & 1) SUITS[m] |= SUIT(s);
  for (int i = 0; i < 52; i++) {
    BELOWC[i] = ((1ULL << i) - 1) & SUIT(i / 13);
    ABOVEC[i] = SUIT(i / 13) & ~((2ULL << i) - 1);
  }
}

Solver *solver_new(int trumps) {
  init();
  Solver *s = calloc(1, sizeof *s);
  s->trumps = trumps;
  s->size = 1 << 12;
  s->buckets = calloc(s->size, sizeof(Bucket));
  return s;
}

void solver_free(Solver *s) {
  for (size_t i = 0; i < s->size; i++) free(s->buckets[i].entries);
  free(s->buckets);
  free(s);
}

static inline u64 mix(u64 a, u64 b) {
  u64 h = a * 0x9E3779B97F4A7C15ULL ^ (b + 0x632BE59BD9B4E019ULL) * 0xC2B2AE3D27D4EB4FULL;
  h ^= h >> 29;
  h *= 0xBF58476D1CE4E5B9ULL;
  h ^= h >> 32;
  return h;
}

/* ---- what is known of a node ---- */
/* A node's shape, and who holds its cards: two bits a card from the top of each suit, suits 0 and 1 in `a`. */
typedef struct {
  u64 lengths, a, b;
  uint8_t voids;
} Key;

static inline u64 code(u64 f, u64 o, u64 x) {
  u64 c = 0, all = f | o | x;
  while (all) {
    int i = high_i(all);
    all ^= 1ULL << i;
    c = c << 2 | (f >> i & 1 ? 1 : o >> i & 1 ? 2 : 3);
  }
  return c;
}

/* A void counts only in suits of which cards are out. With blanks in hand they are part of the shape: who may hold no
 * card that is out leads a blank, and that may suit him. */
static Key key_of(const Node *n) {
  u64 c[4], lengths = n->turn;
  int held = 0;
  for (int s = 0; s < 4; s++) {
    u64 f = n->first >> 13 * s & 0x1FFF, o = n->second >> 13 * s & 0x1FFF, x = n->out >> 13 * s & 0x1FFF;
    c[s] = code(f, o, x);
    lengths = lengths << 12 | cnt(f) << 8 | cnt(o) << 4 | cnt(x);
    if (x) held |= 1 << s;
  }
  uint8_t voids = (n->voids[0] & held) | (n->voids[1] & held) << 4;
  if (cnt(n->out) < n->rooms[0] + n->rooms[1]) lengths |= (u64)voids << 50 | 1ULL << 58;
  return (Key){lengths | 1ULL << 63, c[0] | c[1] << 26, c[2] | c[3] << 26, voids};
}

/* The code bits of the cards of `rel`, and back. */
static inline u64 code_mask(const Node *n, u64 rel, int s) {
  u64 all = (n->first | n->second | n->out) & SUIT(s);
  int m = cnt(all), k = cnt(all & rel);
  return ((1ULL << 2 * k) - 1) << 2 * (m - k);
}

static inline u64 top_cards(const Node *n, u64 mask, int s) {
  u64 all = (n->first | n->second | n->out) & SUIT(s);
  int k = cnt(mask) / 2, i = -1;
  if (!k) return 0;
  while (k--) {
    i = high_i(all);
    all ^= 1ULL << i;
  }
  return 1ULL << i | ABOVEC[i];
}

static u64 relevant(const Node *n, const Entry *e) {
  const u64 half = (1ULL << 26) - 1;
  return top_cards(n, e->mask_a & half, 0) | top_cards(n, e->mask_a >> 26, 1) | top_cards(n, e->mask_b & half, 2) |
         top_cards(n, e->mask_b >> 26, 3);
}

static inline int matches(const Entry *e, const Key *k) {
  return !((k->a ^ e->a) & e->mask_a) && !((k->b ^ e->b) & e->mask_b);
}

/* The bucket of a shape: open addressing, doubled at half full, never forgetting. */
static Bucket *find(Solver *s, u64 lengths) {
  size_t i = mix(lengths, 0) & (s->size - 1);
  while (s->buckets[i].lengths && s->buckets[i].lengths != lengths) i = (i + 1) & (s->size - 1);
  return &s->buckets[i];
}

static Bucket *slot(Solver *s, u64 lengths) {
  Bucket *found = find(s, lengths);
  if (found->lengths) return found;
  if (s->filled * 2 > s->size) {
    Bucket *old = s->buckets;
    size_t n = s->size;
    s->size *= 2;
    s->buckets = calloc(s->size, sizeof(Bucket));
    for (size_t i = 0; i < n; i++)
      if (old[i].lengths) *find(s, old[i].lengths) = old[i];
    free(old);
    found = find(s, lengths);
  }
  found->lengths = lengths;
  s->filled++;
  return found;
}

/* The answer that is known, or -1; then `hint` is what to try first. What answered moves forward in its bucket.
 * Fewer voids leave the opponents more deals: what is sure with fewer known is sure with more. */
static int known(Solver *S, const Node *n, const Key *k, int number, int *hint, u64 *rel) {
  Bucket *bucket = find(S, k->lengths);
  *hint = -1;
  for (int i = 0; i < bucket->count; i++) {
    Entry *e = &bucket->entries[i], found;
    if (!matches(e, k)) continue;
    int yes = number <= e->low && !(e->voids & ~k->voids), no = number > e->high && !(k->voids & ~e->voids);
    if (yes || no) {
      *rel = relevant(n, e);
      found = *e;
      *e = bucket->entries[i / 2];
      bucket->entries[i / 2] = found;
      return yes;
    }
    if (*hint < 0) *hint = n->turn & 1 ? e->best_no : e->best_yes;
  }
  return -1;
}

static Entry *entry(Solver *S, const Node *n, const Key *k, u64 rel) {
  Bucket *bucket = slot(S, k->lengths);
  u64 mask_a = code_mask(n, rel, 0) | code_mask(n, rel, 1) << 26;
  u64 mask_b = code_mask(n, rel, 2) | code_mask(n, rel, 3) << 26;
  for (Entry *e = bucket->entries; e < bucket->entries + bucket->count; e++)
    if (e->mask_a == mask_a && e->mask_b == mask_b && e->voids == k->voids && matches(e, k)) return e;
  if (bucket->count == bucket->room) {
    bucket->room = bucket->room ? 2 * bucket->room : 2;
    bucket->entries = realloc(bucket->entries, bucket->room * sizeof(Entry));
  }
  Entry *e = &bucket->entries[bucket->count++];
  *e = (Entry){mask_a, k->a & mask_a, mask_b, k->b & mask_b, 0, cnt(n->first), -1, -1, k->voids};
  return e;
}

static void remember(Solver *S, const Node *n, const Key *k, int number, int answer, int chosen, u64 rel) {
  Entry *e = entry(S, n, k, rel);
  if (chosen >= 0 && answer) e->best_yes = chosen;
  if (chosen >= 0 && !answer) e->best_no = chosen;
  if (answer && number > e->low) e->low = number;
  if (!answer && number - 1 < e->high) e->high = number - 1;
}

/* ---- playing cards ---- */
static inline int beats(int card, int best, int trumps) {
  if (best < 0) return 1;
  return (BELOWC[card] >> best & 1) || (card / 13 == trumps && best / 13 != trumps);
}

static inline Node put(const Node *n, int card, int trumps) {
  Node m = *n;
  u64 bit = 1ULL << card;
  m.first &= ~bit;
  m.second &= ~bit;
  m.out &= ~bit;
  m.turn = (n->turn + 1) & 3;
  if (n->led < 0) m.led = card / 13;
  m.played++;
  if (beats(card, n->best, trumps)) {
    m.best = card;
    m.best_place = n->turn;
  }
  m.table |= bit;
  return m;
}

static inline Node put_opp(const Node *n, int card, const int8_t v[2], int trumps) {
  Node m;
  if (card == BLANK) {
    m = *n;
    m.turn = (n->turn + 1) & 3;
    m.played++;
  } else m = put(n, card, trumps);
  m.rooms[n->turn / 2]--;
  m.voids[0] = v[0];
  m.voids[1] = v[1];
  return m;
}

/* One card of each run of equals, the lowest; with `ends` also the highest. `runs` tells what each stands for. */
static int classes(u64 held, u64 others, int *out, u64 *runs, int ends) {
  int k = 0;
  while (held) {
    int c = low_i(held);
    u64 barrier = others & ABOVEC[c];
    u64 run = held & (ABOVEC[c] | 1ULL << c);
    if (barrier) run &= (barrier & -barrier) - 1;
    runs[k] = run;
    out[k++] = c;
    if (ends && (run & (run - 1))) {
      runs[k] = run;
      out[k++] = high_i(run);
    }
    held &= ~run;
  }
  return k;
}

/* What an answer rests on where each card of `run` was tried by one of them: on all of them or on none. */
static inline u64 widened(u64 rel, u64 run) { return rel & run ? rel | FROM(low_i(run)) : rel; }

/* The cards of its suit that need no trying once those of `run` were, with an answer that rests on none of them. */
static inline u64 alike(u64 rel, u64 run) { return run && !(rel & run) ? SUIT(low_i(run) / 13) & ~rel : 0; }

/* ---- bounds without playing ---- */
/* The cards that one opponent can hold of each suit at most: a longer holding than that nobody has. */
static u64 longest_holders(const Node *n) {
  u64 kept = 0;
  for (int s = 0; s < 4; s++) {
    u64 c = n->out & SUIT(s);
    int l = n->voids[0] >> s & 1 ? 0 : n->rooms[0], r = n->voids[1] >> s & 1 ? 0 : n->rooms[1];
    int room = l > r ? l : r;
    while (cnt(c) > room) c &= c - 1;
    kept |= c;
  }
  return kept;
}

/* The most tricks that the side can run without losing the lead, by lengths and top cards. */
static int most_rounds(const Node *n, u64 out, int trumps) {
  int total = 0;
  for (int s = 0; s < 4; s++) {
    u64 f = n->first & SUIT(s), g = n->second & SUIT(s), a = out & SUIT(s);
    if (s == trumps) {
      total += cnt(f | g);
      continue;
    }
    u64 ours = f | g;
    int rounds = 0, lf = cnt(f), lg = cnt(g), longest = lf > lg ? lf : lg;
    while (rounds < longest && ours > a) {
      ours ^= 1ULL << high_i(ours);
      a &= a - 1;
      rounds++;
    }
    total += rounds;
  }
  return total;
}

/* Rounds of a suit, up to `most`, that `hand` wins from the top while partner follows lower. */
static int run_of(int s, u64 hand, u64 partner, u64 out, int most, int *drawn, u64 *rel) {
  u64 c = hand & SUIT(s), a = out & SUIT(s), p = partner & SUIT(s);
  int k = 0;
  while (k < most && c > a && (!p || (p & -p) < c)) {
    int card = high_i(c);
    if (a | p) *rel |= FROM(card);
    c ^= 1ULL << card;
    a &= a - 1;
    p &= p - 1;
    k++;
  }
  *drawn = !a;
  return k;
}

/* Whether `hand` wins `number` tricks from the top without the other hand. */
static int top_tricks(Solver *S, u64 hand, u64 partner, u64 out, int number, u64 *rel) {
  int total = 0, drawn = 1, d;
  u64 used = 0;
  if (S->trumps >= 0) total = run_of(S->trumps, hand, partner, out, 13, &drawn, &used);
  for (int s = 0; drawn && s < 4 && total < number; s++)
    if (s != S->trumps) total += run_of(s, hand, partner, out, number - total, &d, &used);
  if (total < number) return 0;
  *rel |= used;
  return 1;
}

static int run(Solver *S, u64 leader, u64 other, u64 out, int number, u64 *rel);

/* What may be thrown on a winner: the lowest of each suit, losers of long suits first; three are tried. */
static int discards(Solver *S, u64 hand, u64 out, u64 *d) {
  int k = 0;

  struct {
    int t, w, n;
    u64 bit;
  } e[4], x;

  for (int s = 0; s < 4; s++) {
    u64 c = hand & SUIT(s);
    if (!c) continue;
    x.bit = c & -c;
    x.t = s == S->trumps;
    x.w = x.bit > (out & SUIT(s));
    x.n = -cnt(c);
    int j = k++;
    while (j > 0 && (x.t < e[j - 1].t ||
                     (x.t == e[j - 1].t && (x.w < e[j - 1].w || (x.w == e[j - 1].w && (x.n < e[j - 1].n)))))) {
      e[j] = e[j - 1];
      j--;
    }
    e[j] = x;
  }
  if (k > 3) k = 3;
  for (int i = 0; i < k; i++) d[i] = e[i].bit;
  return k;
}

/* Whether leading suit s once keeps `number` winners running, whichever hand goes on. */
static int run_suit(Solver *S, int s, u64 leader, u64 other, u64 out, int number, u64 *rel) {
  u64 mine = leader & SUIT(s), theirs = other & SUIT(s), against = out & SUIT(s);
  u64 left = out & ~(against & -against);
  u64 above = against ? ~((1ULL << (high_i(against) + 1)) - 1) : ~0ULL;
  u64 masters = mine & above;
  if (theirs) {
    u64 low = mine & -mine, plow = theirs & -theirs, w = theirs & above & ~(low - 1);
    if (w && run(S, other & ~(w & -w), leader & ~low, left, number - 1, rel)) {
      *rel |= FROM(low_i(w));
      return 1;
    }
    masters &= ~(plow - 1);
    if (!masters || !run(S, leader & ~(masters & -masters), other & ~plow, left, number - 1, rel)) return 0;
    *rel |= FROM(low_i(masters));
    return 1;
  }
  if (masters) {
    u64 after = leader & ~(masters & -masters), d[4];
    int k = discards(S, other, out, d);
    for (int i = 0; i < k; i++)
      if (run(S, after, other & ~d[i], left, number - 1, rel)) {
        if (against) *rel |= FROM(low_i(masters));
        return 1;
      }
  }
  u64 tr = S->trumps >= 0 ? other & SUIT(S->trumps) : 0;
  if (!tr || s == S->trumps) return 0;
  return run(S, other & ~(tr & -tr), leader & ~(mine & -mine), left, number - 1, rel);
}

/* Adds to `rel` what a yes rests on; a no leaves it alone. */
static int run(Solver *S, u64 leader, u64 other, u64 out, int number, u64 *rel) {
  if (number <= 0 || top_tricks(S, leader, other, out, number, rel)) return 1;
  size_t i = (mix(leader ^ out * 31, other * 7 + number)) & (NFAILED - 1);
  Failed *f = &S->failed[i];
  if (f->stamp == S->stamp && f->leader == leader && f->other == other && f->out == out && f->number == number)
    return 0;
  if (S->run_nodes >= QUICK_RUNS) return 0;
  S->run_nodes++;
  int only = S->trumps >= 0 && (out & SUIT(S->trumps)) ? S->trumps : -1;
  for (int s = 0; s < 4; s++) {
    if (only >= 0 && s != only) continue;
    if ((leader & SUIT(s)) && run_suit(S, s, leader, other, out, number, rel)) return 1;
  }
  f->stamp = S->stamp;
  f->leader = leader;
  f->other = other;
  f->out = out;
  f->number = number;
  return 0;
}

/* Whether the side, on lead, runs `number` tricks from the top against every deal: a quick yes. */
static int can_run(Solver *S, const Node *n, int number, u64 *rel) {
  u64 out = longest_holders(n);
  if (most_rounds(n, out, S->trumps) < number) return 0;
  S->stamp++;
  S->run_nodes = 0;
  return n->turn == 0 ? run(S, n->first, n->second, out, number, rel) : run(S, n->second, n->first, out, number, rel);
}

/* The highest cards of suit s that are above all of the side's and that it cannot ruff either. */
static u64 cashable(const Node *n, int s, int trumps, int most) {
  u64 ours = (n->first | n->second) & SUIT(s), w = n->out & SUIT(s), taken = 0;
  if (ours) w &= ~((1ULL << (high_i(ours) + 1)) - 1);
  int k = cnt(w) < most ? cnt(w) : most;
  u64 hands[2] = {n->first, n->second};
  for (int i = 0; i < 2 && trumps >= 0 && s != trumps; i++)
    if ((hands[i] & SUIT(trumps)) && cnt(hands[i] & SUIT(s)) < k) k = cnt(hands[i] & SUIT(s));
  while (k--) {
    taken |= 1ULL << high_i(w);
    w ^= 1ULL << high_i(w);
  }
  return taken;
}

/* Whether an opponent on lead may hold and cash more winners than the side can afford: a quick no. */
static int loses_at_once(const Node *n, int number, int trumps, u64 *rel) {
  int me = n->turn / 2, needed = cnt(n->first) - number + 1;
  u64 tops = n->out & SUITS[(int)n->voids[1 - me]], used = 0;
  for (int s = 0; s < 4 && needed > 0; s++) {
    if (n->voids[me] >> s & 1) continue;
    u64 taken = cashable(n, s, trumps, needed);
    needed -= cnt(taken);
    tops |= taken;
    if (taken && ((n->first | n->second) & SUIT(s))) used |= FROM(low_i(taken));
  }
  if (needed > 0 || cnt(tops) > n->rooms[me]) return 0;
  *rel |= used;
  return 1;
}

/* Whether `number` tricks are won by trumps of one hand whoever leads, as each loses only to a higher one of the others;
 * then `rel` has the cards that it takes, none where length alone does. */
static int wins_by_trumps(u64 hand, u64 others, int number, u64 *rel) {
  int beaten = 0, played = 0;
  if (cnt(hand) - cnt(others) >= number) return 1;
  for (u64 left = hand; left;) {
    int card = high_i(left), higher = cnt(others & ABOVEC[card]);
    left ^= 1ULL << card;
    played++;
    beaten = beaten < higher ? beaten + 1 : higher;
    if (played - beaten >= number) {
      *rel |= FROM(card);
      return 1;
    }
  }
  return 0;
}

/* A quick answer by trumps alone: yes by the side's, no by those that one opponent may hold; else -1. */
static int by_trumps(const Node *n, int number, int trumps, u64 *rel) {
  u64 f = n->first & SUIT(trumps), g = n->second & SUIT(trumps), out = n->out & SUIT(trumps);
  if (wins_by_trumps(f, out, number, rel) || wins_by_trumps(g, out, number, rel)) return 1;
  int losers = cnt(n->first) - number + 1;
  if (cnt(out) < losers) return -1;
  for (int me = 0; me < 2; me++) {
    u64 held = out | (n->out & SUITS[(int)n->voids[1 - me]]);
    if (n->voids[me] >> trumps & 1 || cnt(held) > n->rooms[me]) continue;
    return wins_by_trumps(out, f | g, losers, rel) ? 0 : -1;
  }
  return -1;
}

/* Whether `hand` wins the opponents' lead of suit s with a master and the side then runs `number` - 1 more. */
static int stops(Solver *S, int s, u64 hand, u64 partner, u64 above, u64 left, u64 out, int number, u64 *rel) {
  u64 masters = hand & SUIT(s) & above, theirs = partner & SUIT(s), d[4];
  if (!masters) return 0;
  u64 after = hand & ~(masters & -masters), low = theirs & -theirs;
  if (theirs && (low & above)) return 0;
  int k = 1;
  if (theirs) d[0] = low;
  else k = discards(S, partner, out, d);
  for (int i = 0; i < k; i++)
    if (run(S, after, partner & ~d[i], left, number - 1, rel)) {
      *rel |= FROM(low_i(masters));
      return 1;
    }
  return 0;
}

/* With an opponent on lead: whether the side wins the trick whatever is led, and runs the rest of `number`: a quick
 * yes. Not tried when a ruff could take the trick. */
static int can_stop(Solver *S, const Node *n, int number, u64 *rel) {
  u64 leads = n->out & ~SUITS[(int)n->voids[n->turn / 2]], used = 0;
  if (!leads) return 0;
  if (S->trumps >= 0 && (n->out & SUIT(S->trumps)) && (leads & ~SUIT(S->trumps))) return 0;
  u64 out = longest_holders(n);
  for (int s = 0; s < 4; s++) {
    if (!(leads & SUIT(s))) continue;
    u64 above = ~((1ULL << (high_i(n->out & SUIT(s)) + 1)) - 1), kept = out & SUIT(s);
    u64 left = (out & ~SUIT(s)) | (kept & (kept - 1));
    S->stamp++;
    S->run_nodes = 0;
    if (!stops(S, s, n->first, n->second, above, left, out, number, &used) &&
        !stops(S, s, n->second, n->first, above, left, out, number, &used))
      return 0;
  }
  *rel |= used;
  return 1;
}

/* ---- the game ---- Each answer sets `rel`, the cards whose rank it rests on. */
static int in_trick_hint(Solver *S, const Node *n, int number, int hint, int *chosen, u64 *rel);

static int between(Solver *S, const Node *n, int number, u64 *rel) {
  *rel = 0;
  if (number <= 0) return 1;
  if (number > cnt(n->first)) return 0;
  Key k = key_of(n);
  int hint, chosen = -1, answer = known(S, n, &k, number, &hint, rel);
  if (answer >= 0) return answer;
  if (S->trumps >= 0) answer = by_trumps(n, number, S->trumps, rel);
  if (answer >= 0) {
  } else if (!(n->turn & 1)) {
    if (can_run(S, n, number, rel)) answer = 1;
  } else if (loses_at_once(n, number, S->trumps, rel)) answer = 0;
  else if (can_stop(S, n, number, rel)) answer = 1;
  if (answer < 0) {
    if (++S->nodes > S->most) S->stopped = 1;
    if (S->stopped) return 0;
    answer = in_trick_hint(S, n, number, hint, &chosen, rel);
    if (S->stopped) return 0;
  }
  remember(S, n, &k, number, answer, chosen, *rel);
  return answer;
}

static int follow_up(Solver *S, const Node *n, int number, u64 *rel) {
  if (n->played < 4) return in_trick_hint(S, n, number, -1, 0, rel);
  Node m = *n;
  if (!(n->best_place & 1)) number--;
  m.turn = n->best_place;
  m.led = m.best = m.best_place = -1;
  m.played = 0;
  m.table = 0;
  int answer = between(S, &m, number, rel);
  if (n->table & SUIT(n->best / 13) & ~(1ULL << n->best)) *rel |= FROM(n->best); /* it won by its rank */
  return answer;
}

/* The side's cards to try: one of each run of equals, the highest first on lead. */
static int side_cards(const Node *n, int *out, u64 *runs) {
  u64 held = n->turn == 0 ? n->first : n->second, other = n->turn == 0 ? n->second : n->first;
  if (n->led >= 0) {
    u64 h = held & SUIT(n->led);
    if (h) held = h;
  }
  int k = classes(held, other | n->out | n->table, out, runs, 0);
  if (n->led < 0)
    for (int i = 0; i < k / 2; i++) {
      int t = out[i];
      u64 run = runs[i];
      out[i] = out[k - 1 - i];
      runs[i] = runs[k - 1 - i];
      out[k - 1 - i] = t;
      runs[k - 1 - i] = run;
    }
  return k;
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
  int k = classes(cards, n->first | n->second | n->table, c, runs, n->played < 2), m = 0;
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
    /* winning cards first */
    Reply t[26];
    int j = 0;
    for (int i = 0; i < k; i++)
      if (out[i].card >= n->best) t[j++] = out[i];
    for (int i = 0; i < k; i++)
      if (out[i].card < n->best) t[j++] = out[i];
    memcpy(out, t, k * sizeof(Reply));
  }
  if ((n->voids[1 - me] >> n->led & 1) || (follow && k)) return k;
  int8_t v[2] = {n->voids[0], n->voids[1]};
  v[me] |= 1 << n->led;
  return k + throws(n, v, out + k);
}

/* ---- the order in which cards are tried: what answered last time, what answered elsewhere, the cheapest winner ----
 */
static inline int ordinal(const Node *n, int card) {
  u64 all = (n->first | n->second | n->out) & SUIT(card / 13);
  return (card / 13) << 4 | cnt(all & ABOVEC[card]);
}

/* Answers near the root cut off more. */
static inline unsigned reward(const Node *n) { return 1u << (cnt(n->first) < 12 ? cnt(n->first) : 12); }

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

static int by_side(Solver *S, const Node *n, int number, int hint, int *chosen, u64 *rel) {
  long score[26];
  int index[26], c[26], cheapest = 0, partner_best = n->played && (n->best_place ^ n->turn) == 2;
  u64 runs[26], all = 0, done = 0, used;
  unsigned *history = S->history[(int)n->turn][(int)n->played];
  int k = side_cards(n, c, runs);
  for (int i = 0; i < k; i++) {
    score[i] = history[c[i]];
    if (n->played == 3 && !partner_best && !cheapest && beats(c[i], n->best, S->trumps)) {
      score[i] += 1L << 40;
      cheapest = 1;
    }
    if (hint >= 0 && ordinal(n, c[i]) == hint) score[i] = 1L << 50;
  }
  sort_by(k, score, index);
  for (int i = 0; i < k && !S->stopped; i++) {
    int card = c[index[i]];
    if (!(runs[index[i]] & ~done)) continue;
    Node m = put(n, best_of(n, runs[index[i]], S->trumps), S->trumps);
    if (follow_up(S, &m, number, &used)) {
      history[card] += reward(n);
      if (chosen) *chosen = ordinal(n, card);
      *rel = used;
      return 1;
    }
    all |= widened(used, runs[index[i]]);
    done |= alike(used, runs[index[i]]);
  }
  *rel = all;
  return 0;
}

static int by_opponent(Solver *S, const Node *n, int number, int hint, int *chosen, u64 *rel) {
  long score[60];
  int index[60];
  u64 all = 0, done = 0, used;
  unsigned *history = S->history[(int)n->turn][(int)n->played];
  Reply r[60];
  int k = replies(n, r, 0);
  for (int i = 0; i < k; i++) {
    score[i] = r[i].card < 0 ? 0 : history[r[i].card];
    if (hint >= 0 && r[i].card >= 0 && ordinal(n, r[i].card) == hint) score[i] = 1L << 50;
  }
  sort_by(k, score, index);
  for (int i = 0; i < k; i++) {
    Reply *x = &r[index[i]];
    if (x->run && !(x->run & ~done)) continue;
    int card = x->card < 0 || n->played < 2 ? x->card : best_of(n, x->run, S->trumps);
    Node m = put_opp(n, card, x->v, S->trumps);
    if (!follow_up(S, &m, number, &used)) {
      if (x->card >= 0 && !S->stopped) {
        history[x->card] += reward(n);
        if (chosen) *chosen = ordinal(n, x->card);
      }
      *rel = used;
      return 0;
    }
    all |= widened(used, x->run);
    done |= alike(used, x->run);
  }
  *rel = all;
  return 1;
}

static int in_trick_hint(Solver *S, const Node *n, int number, int hint, int *chosen, u64 *rel) {
  return n->turn & 1 ? by_opponent(S, n, number, hint, chosen, rel) : by_side(S, n, number, hint, chosen, rel);
}

/* As in_trick_hint, when the opponents follow suit to this trick if they can (v1 in MODEL.md). */
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

/* 1 yes, 0 no, -1 stopped. A node of four cards is a finished trick. */
int solver_makes(Solver *S, u64 first, u64 second, u64 out, u64 table, int rl, int rr, int vl, int vr, int turn,
                 int led, int played, int best, int best_place, int number, int followed, long most) {
  Node n = {first, second, out, table, {rl, rr}, {vl, vr}, turn, led, played, best, best_place};
  S->stopped = 0;
  S->nodes = 0;
  S->most = most;
  int a;
  u64 rel;
  if (followed) a = if_followed(S, &n, number);
  else if (n.played == 0) a = between(S, &n, number, &rel);
  else a = number <= 0 && n.played < 4 ? 1 : follow_up(S, &n, number, &rel);
  return S->stopped ? -1 : a;
}

long solver_nodes(Solver *S) { return S->nodes; }

int solver_proved(Solver *S, u64 first, u64 second, u64 out, u64 table, int rl, int rr, int vl, int vr, int turn,
                  int led, int played, int best, int best_place) {
  Node n = {first, second, out, table, {rl, rr}, {vl, vr}, turn, led, played, best, best_place};
  if (played || (turn & 1)) return 0;
  int number = 0, left = cnt(first);
  u64 rel = 0;
  Key k = key_of(&n);
  Bucket *bucket = find(S, k.lengths);
  for (Entry *e = bucket->entries; e < bucket->entries + bucket->count; e++)
    if (matches(e, &k) && !(e->voids & ~k.voids) && e->low > number) number = e->low;
  while (number < left && can_run(S, &n, number + 1, &rel)) number++;
  return number;
}
