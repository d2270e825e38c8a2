/* Sets of cards, the node of the game, and what it is after a card. */
#ifndef CARDS_H
#define CARDS_H
#ifdef __x86_64__
#pragma GCC target("popcnt") /* every such processor since 2008 counts bits in one instruction */
#endif
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

static inline u64 mix(u64 a, u64 b) {
  u64 h = a * 0x9E3779B97F4A7C15ULL ^ (b + 0x632BE59BD9B4E019ULL) * 0xC2B2AE3D27D4EB4FULL;
  h ^= h >> 29;
  h *= 0xBF58476D1CE4E5B9ULL;
  h ^= h >> 32;
  return h;
}

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

#endif
