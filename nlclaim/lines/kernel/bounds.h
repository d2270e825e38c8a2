/* Answers without playing the game out: winners that the side runs, tricks that trumps win, tricks lost at once. Each
 * sets or adds to `rel`, the cards whose rank it rests on; where it has no answer it leaves that alone. */
#ifndef BOUNDS_H
#define BOUNDS_H
#include "cards.h"

/* A run of winners that was tried and is too short. */
typedef struct {
  u64 leader, other, out;
  int number;
  unsigned stamp;
} Failed;

#define NFAILED 2048
#define QUICK_RUNS 400 /* nodes of `run` before a quick yes is given up */

/* What a search for runs of winners has at hand. */
typedef struct {
  int trumps;
  Failed failed[NFAILED];
  unsigned stamp;
  int run_nodes;
} Runs;

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
static int top_tricks(Runs *S, u64 hand, u64 partner, u64 out, int number, u64 *rel) {
  int total = 0, drawn = 1, d;
  u64 used = 0;
  if (S->trumps >= 0) total = run_of(S->trumps, hand, partner, out, 13, &drawn, &used);
  for (int s = 0; drawn && s < 4 && total < number; s++)
    if (s != S->trumps) total += run_of(s, hand, partner, out, number - total, &d, &used);
  if (total < number) return 0;
  *rel |= used;
  return 1;
}

static int run(Runs *S, u64 leader, u64 other, u64 out, int number, u64 *rel);

/* What may be thrown on a winner: the lowest of each suit, losers of long suits first; three are tried. */
static int discards(Runs *S, u64 hand, u64 out, u64 *d) {
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
static int run_suit(Runs *S, int s, u64 leader, u64 other, u64 out, int number, u64 *rel) {
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
static int run(Runs *S, u64 leader, u64 other, u64 out, int number, u64 *rel) {
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
static int can_run(Runs *S, const Node *n, int number, u64 *rel) {
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
static int stops(Runs *S, int s, u64 hand, u64 partner, u64 above, u64 left, u64 out, int number, u64 *rel) {
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
static int can_stop(Runs *S, const Node *n, int number, u64 *rel) {
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

#endif
