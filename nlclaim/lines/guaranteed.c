/* Guaranteed tricks (MODEL.md, section 2): what one strategy of the side secures against every deal of the cards out.
 *
 * The compiled twin of guaranteed.py, which has the same results (tests/lines/test_compiled.py) and is the text to read
 * first. A hand is 52 bits, 13 a suit, the ace the highest. The side is `first` (who plays at turn 0) and `second`
 * (turn 2); the opponents, turns 1 and 3, hold `out` between them in an order that stays open until a card decides it,
 * in as many places as `rooms` says; `voids` are the suits that they are known to be out of. `between` asks between
 * tricks whether `number` of the tricks left are guaranteed, and remembers; `in_trick` plays the cards of a trick. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef uint64_t u64;
#define SUIT(s) (0x1FFFULL << (13 * (s)))

static inline int low_i(u64 x) { return __builtin_ctzll(x); }

static inline int high_i(u64 x) { return 63 - __builtin_clzll(x); }

static inline int cnt(u64 x) { return __builtin_popcountll(x); }

#define BLANK (-1)

typedef struct {
  u64 first, second, out, table;
  int8_t rooms[2], voids[2];
  int8_t turn, led, played, best, best_place;
} Node;

/* What is known of a node between tricks: at least `low`, at most `high`; the card, as a place in its suit, that proved
 * the last answer yes or no, to be tried first. */
typedef struct {
  u64 a, b;
  int8_t low, high, used, best_yes, best_no;
} Entry;

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
  Entry *entries;
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
  s->entries = calloc(s->size, sizeof(Entry));
  return s;
}

void solver_free(Solver *s) {
  free(s->entries);
  free(s);
}

/* The hash table: open addressing, doubled at half full, never forgetting. */
static inline u64 mix(u64 a, u64 b) {
  u64 h = a * 0x9E3779B97F4A7C15ULL ^ (b + 0x632BE59BD9B4E019ULL) * 0xC2B2AE3D27D4EB4FULL;
  h ^= h >> 29;
  h *= 0xBF58476D1CE4E5B9ULL;
  h ^= h >> 32;
  return h;
}

static Entry *find(Solver *s, u64 a, u64 b) {
  size_t i = mix(a, b) & (s->size - 1);
  while (s->entries[i].used && (s->entries[i].a != a || s->entries[i].b != b)) i = (i + 1) & (s->size - 1);
  return &s->entries[i];
}

static Entry *slot(Solver *s, u64 a, u64 b, int left) {
  Entry *e = find(s, a, b);
  if (e->used) return e;
  if (s->filled * 2 > s->size) {
    Entry *old = s->entries;
    size_t n = s->size;
    s->size *= 2;
    s->entries = calloc(s->size, sizeof(Entry));
    for (size_t i = 0; i < n; i++)
      if (old[i].used) *find(s, old[i].a, old[i].b) = old[i];
    free(old);
    e = find(s, a, b);
  }
  e->a = a;
  e->b = b;
  e->low = 0;
  e->high = left;
  e->used = 1;
  e->best_yes = e->best_no = -1;
  s->filled++;
  return e;
}

/* A suit as seen by relative rank: two bits a card, whoever holds it. Nodes that differ in spots only are one. */
static inline u64 code(u64 f, u64 o, u64 x) {
  u64 c = 0, all = f | o | x;
  while (all) {
    int i = high_i(all);
    all ^= 1ULL << i;
    c = c << 2 | (f >> i & 1 ? 1 : o >> i & 1 ? 2 : 3);
  }
  return c;
}

/* A void counts only in suits of which cards are out. */
static void key(const Node *n, u64 *a, u64 *b) {
  u64 c[4];
  for (int s = 0; s < 4; s++)
    c[s] = code(n->first >> 13 * s & 0x1FFF, n->second >> 13 * s & 0x1FFF, n->out >> 13 * s & 0x1FFF);
  int held = 0;
  for (int s = 0; s < 4; s++)
    if (n->out & SUIT(s)) held |= 1 << s;
  *a = c[0] | c[1] << 26 | (u64)n->turn << 52 | (u64)(n->voids[0] & held) << 54 | (u64)(n->voids[1] & held) << 58;
  *b = c[2] | c[3] << 26;
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

/* classes: lowest card of each run of equals */
static int classes(u64 held, u64 others, int *out, int ends) {
  int k = 0;
  while (held) {
    int c = low_i(held);
    u64 barrier = others & ABOVEC[c];
    u64 run = held & (ABOVEC[c] | 1ULL << c);
    if (barrier) run &= (barrier & -barrier) - 1;
    out[k++] = c;
    if (ends && (run & (run - 1))) out[k++] = high_i(run);
    held &= ~run;
  }
  return k;
}

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

/* Rounds of a suit that `hand` wins from the top while partner follows lower. */
static int run_of(int s, u64 hand, u64 partner, u64 out, int *drawn) {
  u64 c = hand & SUIT(s), a = out & SUIT(s), p = partner & SUIT(s);
  int k = 0;
  while (c > a && (!p || (p & -p) < c)) {
    c ^= 1ULL << high_i(c);
    a &= a - 1;
    p &= p - 1;
    k++;
  }
  *drawn = !a;
  return k;
}

static int top_tricks(Solver *S, u64 hand, u64 partner, u64 out) {
  int total = 0, drawn = 1, d;
  if (S->trumps >= 0) total = run_of(S->trumps, hand, partner, out, &drawn);
  if (drawn)
    for (int s = 0; s < 4; s++)
      if (s != S->trumps) total += run_of(s, hand, partner, out, &d);
  return total;
}

static int run(Solver *S, u64 leader, u64 other, u64 out, int number);

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
static int run_suit(Solver *S, int s, u64 leader, u64 other, u64 out, int number) {
  u64 mine = leader & SUIT(s), theirs = other & SUIT(s), against = out & SUIT(s);
  u64 left = out & ~(against & -against);
  u64 above = against ? ~((1ULL << (high_i(against) + 1)) - 1) : ~0ULL;
  u64 masters = mine & above;
  if (theirs) {
    u64 low = mine & -mine, plow = theirs & -theirs, w = theirs & above & ~(low - 1);
    if (w && run(S, other & ~(w & -w), leader & ~low, left, number - 1)) return 1;
    masters &= ~(plow - 1);
    return masters && run(S, leader & ~(masters & -masters), other & ~plow, left, number - 1);
  }
  if (masters) {
    u64 after = leader & ~(masters & -masters), d[4];
    int k = discards(S, other, out, d);
    for (int i = 0; i < k; i++)
      if (run(S, after, other & ~d[i], left, number - 1)) return 1;
  }
  u64 tr = S->trumps >= 0 ? other & SUIT(S->trumps) : 0;
  if (!tr || s == S->trumps) return 0;
  return run(S, other & ~(tr & -tr), leader & ~(mine & -mine), left, number - 1);
}

static int run(Solver *S, u64 leader, u64 other, u64 out, int number) {
  if (number <= 0 || top_tricks(S, leader, other, out) >= number) return 1;
  size_t i = (mix(leader ^ out * 31, other * 7 + number)) & (NFAILED - 1);
  Failed *f = &S->failed[i];
  if (f->stamp == S->stamp && f->leader == leader && f->other == other && f->out == out && f->number == number)
    return 0;
  if (S->run_nodes >= QUICK_RUNS) return 0;
  S->run_nodes++;
  int only = S->trumps >= 0 && (out & SUIT(S->trumps)) ? S->trumps : -1;
  for (int s = 0; s < 4; s++) {
    if (only >= 0 && s != only) continue;
    if ((leader & SUIT(s)) && run_suit(S, s, leader, other, out, number)) return 1;
  }
  f->stamp = S->stamp;
  f->leader = leader;
  f->other = other;
  f->out = out;
  f->number = number;
  return 0;
}

/* Whether the side, on lead, runs `number` tricks from the top against every deal: a quick yes. */
static int can_run(Solver *S, const Node *n, int number) {
  u64 out = longest_holders(n);
  if (most_rounds(n, out, S->trumps) < number) return 0;
  S->stamp++;
  S->run_nodes = 0;
  return n->turn == 0 ? run(S, n->first, n->second, out, number) : run(S, n->second, n->first, out, number);
}

/* Whether an opponent on lead may hold and cash more winners than the side can afford: a quick no. */
static int loses_at_once(const Node *n, int number, int trumps) {
  int me = n->turn / 2;
  u64 tops = n->out & SUITS[(int)n->voids[1 - me]];
  int losers = 0;
  for (int s = 0; s < 4; s++) {
    u64 c = n->out & SUIT(s) & ~SUITS[(int)n->voids[me]];
    if (!c) continue;
    u64 ours = (n->first | n->second) & SUIT(s);
    u64 w = ours ? c & ~((1ULL << (high_i(ours) + 1)) - 1) : c;
    int k = cnt(w);
    if (trumps >= 0 && s != trumps) {
      if (n->first & SUIT(trumps)) {
        int r = cnt(n->first & SUIT(s));
        if (r < k) k = r;
      }
      if (n->second & SUIT(trumps)) {
        int r = cnt(n->second & SUIT(s));
        if (r < k) k = r;
      }
    }
    losers += k;
    while (k--) {
      int h = high_i(w);
      tops |= 1ULL << h;
      w ^= 1ULL << h;
    }
  }
  return cnt(tops) <= n->rooms[me] && losers > cnt(n->first) - number;
}

/* Whether `hand` wins the opponents' lead of suit s with a master and the side then runs `number` - 1 more. */
static int stops(Solver *S, int s, u64 hand, u64 partner, u64 above, u64 left, u64 out, int number) {
  u64 masters = hand & SUIT(s) & above, theirs = partner & SUIT(s), d[4];
  if (!masters) return 0;
  u64 after = hand & ~(masters & -masters), low = theirs & -theirs;
  if (theirs) return !(low & above) && run(S, after, partner & ~low, left, number - 1);
  int k = discards(S, partner, out, d);
  for (int i = 0; i < k; i++)
    if (run(S, after, partner & ~d[i], left, number - 1)) return 1;
  return 0;
}

/* With an opponent on lead: whether the side wins the trick whatever is led, and runs the rest of `number`: a quick
 * yes. Not tried when a ruff could take the trick. */
static int can_stop(Solver *S, const Node *n, int number) {
  u64 leads = n->out & ~SUITS[(int)n->voids[n->turn / 2]];
  if (!leads) return 0;
  if (S->trumps >= 0 && (n->out & SUIT(S->trumps)) && (leads & ~SUIT(S->trumps))) return 0;
  u64 out = longest_holders(n);
  for (int s = 0; s < 4; s++) {
    if (!(leads & SUIT(s))) continue;
    u64 above = ~((1ULL << (high_i(n->out & SUIT(s)) + 1)) - 1), kept = out & SUIT(s);
    u64 left = (out & ~SUIT(s)) | (kept & (kept - 1));
    S->stamp++;
    S->run_nodes = 0;
    if (!stops(S, s, n->first, n->second, above, left, out, number) &&
        !stops(S, s, n->second, n->first, above, left, out, number))
      return 0;
  }
  return 1;
}

/* ---- the game ---- */
static int in_trick_hint(Solver *S, const Node *n, int number, int hint, int *chosen);
static int in_trick(Solver *S, const Node *n, int number);

static int between(Solver *S, const Node *n, int number) {
  int left = cnt(n->first);
  if (number <= 0) return 1;
  if (number > left) return 0;
  u64 a, b;
  key(n, &a, &b);
  Entry *e = find(S, a, b);
  if (e->used) {
    if (number <= e->low) return 1;
    if (number > e->high) return 0;
  }
  int answer = -1, chosen = -1;
  if (!(n->turn & 1)) {
    if (can_run(S, n, number)) answer = 1;
  } else if (loses_at_once(n, number, S->trumps)) answer = 0;
  else if (can_stop(S, n, number)) answer = 1;
  if (answer < 0) {
    if (++S->nodes > S->most) S->stopped = 1;
    if (S->stopped) return 0;
    int hint = !e->used ? -1 : n->turn & 1 ? e->best_no : e->best_yes;
    answer = in_trick_hint(S, n, number, hint, &chosen);
    if (S->stopped) return 0;
  }
  e = slot(S, a, b, left);
  if (chosen >= 0) {
    if (answer) e->best_yes = chosen;
    else e->best_no = chosen;
  }
  if (answer) {
    if (number > e->low) e->low = number;
  } else if (number - 1 < e->high) e->high = number - 1;
  return answer;
}

static int follow_up(Solver *S, const Node *n, int number) {
  if (n->played < 4) return in_trick(S, n, number);
  Node m = *n;
  if (!(n->best_place & 1)) number--;
  m.turn = n->best_place;
  m.led = m.best = m.best_place = -1;
  m.played = 0;
  m.table = 0;
  return between(S, &m, number);
}

/* The side's cards to try: one of each run of equals, the highest first on lead. */
static int side_cards(const Node *n, int *out) {
  u64 held = n->turn == 0 ? n->first : n->second, other = n->turn == 0 ? n->second : n->first;
  if (n->led >= 0) {
    u64 h = held & SUIT(n->led);
    if (h) held = h;
  }
  int k = classes(held, other | n->out | n->table, out, 0);
  if (n->led < 0)
    for (int i = 0; i < k / 2; i++) {
      int t = out[i];
      out[i] = out[k - 1 - i];
      out[k - 1 - i] = t;
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
  int8_t v[2];
} Reply;

static int held_by(const Node *n, u64 cards, const int8_t v[2], Reply *out) {
  int c[26];
  cards &= ~SUITS[(int)v[n->turn / 2]];
  int k = classes(cards, n->first | n->second | n->table, c, n->played < 2), m = 0;
  for (int i = 0; i < k; i++)
    if (fits(n, n->out & ~(1ULL << c[i]), v)) {
      out[m].card = c[i];
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

static int in_trick_hint(Solver *S, const Node *n, int number, int hint, int *chosen) {
  long score[60];
  int index[60];
  unsigned *history = S->history[(int)n->turn][(int)n->played];
  if (!(n->turn & 1)) {
    int c[26], k = side_cards(n, c);
    int partner_best = n->played && (n->best_place ^ n->turn) == 2;
    int cheapest = 0;
    for (int i = 0; i < k; i++) {
      score[i] = history[c[i]];
      if (n->played) {
        int wins = beats(c[i], n->best, S->trumps);
        if (wins && !partner_best && !cheapest && n->played == 3) {
          score[i] += 1L << 40;
          cheapest = 1;
        }
      }
      if (hint >= 0 && ordinal(n, c[i]) == hint) score[i] = 1L << 50;
    }
    sort_by(k, score, index);
    for (int i = 0; i < k && !S->stopped; i++) {
      int card = c[index[i]];
      Node m = put(n, card, S->trumps);
      if (follow_up(S, &m, number)) {
        history[card] += reward(n);
        if (chosen) *chosen = ordinal(n, card);
        return 1;
      }
    }
    return 0;
  }
  Reply r[60];
  int k = replies(n, r, 0);
  for (int i = 0; i < k; i++) {
    score[i] = r[i].card < 0 ? 0 : history[r[i].card];
    if (hint >= 0 && r[i].card >= 0 && ordinal(n, r[i].card) == hint) score[i] = 1L << 50;
  }
  sort_by(k, score, index);
  for (int i = 0; i < k; i++) {
    Reply *x = &r[index[i]];
    Node m = put_opp(n, x->card, x->v, S->trumps);
    if (!follow_up(S, &m, number)) {
      if (x->card >= 0 && !S->stopped) {
        history[x->card] += reward(n);
        if (chosen) *chosen = ordinal(n, x->card);
      }
      return 0;
    }
  }
  return 1;
}

static int in_trick(Solver *S, const Node *n, int number) { return in_trick_hint(S, n, number, -1, 0); }

/* As in_trick, when the opponents follow suit to this trick if they can (v1 in MODEL.md). */
static int if_followed(Solver *S, const Node *n, int number) {
  if (n->played == 0 || n->played == 4) return follow_up(S, n, number);
  if (!(n->turn & 1)) {
    int c[26], k = side_cards(n, c);
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
  if (followed) a = if_followed(S, &n, number);
  else if (n.played == 4) a = follow_up(S, &n, number);
  else if (n.played == 0) a = between(S, &n, number);
  else a = number <= 0 ? 1 : in_trick(S, &n, number);
  return S->stopped ? -1 : a;
}

long solver_nodes(Solver *S) { return S->nodes; }

int solver_proved(Solver *S, u64 first, u64 second, u64 out, u64 table, int rl, int rr, int vl, int vr, int turn,
                  int led, int played, int best, int best_place) {
  Node n = {first, second, out, table, {rl, rr}, {vl, vr}, turn, led, played, best, best_place};
  if (played || (turn & 1)) return 0;
  int k = 0, left = cnt(first);
  u64 a, b;
  key(&n, &a, &b);
  Entry *e = find(S, a, b);
  if (e->used) k = e->low;
  while (k < left && can_run(S, &n, k + 1)) k++;
  return k;
}
