/* What is known of nodes between tricks: answers by partition search, each for all nodes that agree in what it rests on. */
#ifndef KNOWN_H
#define KNOWN_H
#include "cards.h"

/* What is known of the nodes between tricks with one shape (`lengths`) whose highest cards lie as `a` and `b` have it
 * under the masks: at least `low`, at most `high`. */
typedef struct {
  u64 mask_a, a, mask_b, b;
  int8_t low, high;
  uint8_t voids;
} Entry;

/* What is known of all nodes with the same suit lengths and hand in turn. */
typedef struct {
  u64 lengths;
  Entry *entries;
  int count, room;
} Bucket;

typedef struct {
  Bucket *buckets;
  size_t size, filled;
} Known;

static int known_new(Known *s) {
  s->size = 1 << 12;
  s->filled = 0;
  s->buckets = calloc(s->size, sizeof(Bucket));
  return s->buckets != NULL;
}

static void known_free(Known *s) {
  for (size_t i = 0; i < s->size; i++) free(s->buckets[i].entries);
  free(s->buckets);
}

/* A node's shape, and who holds its cards: two bits a card from the top of each suit, suits 0 and 1 in `a`. */
typedef struct {
  u64 lengths, a, b;
  uint8_t voids;
} Key;

static inline u64 code(u64 f, u64 o, u64 x) {
  u64 c = 0, low = f | x, high = o | x;
  int shift = 0;
  for (u64 all = f | o | x; all; all &= all - 1, shift += 2) {
    int i = low_i(all);
    c |= (low >> i & 1) << shift | (high >> i & 1) << (shift + 1);
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
static Bucket *find(const Known *s, u64 lengths) {
  size_t i = mix(lengths, 0) & (s->size - 1);
  while (s->buckets[i].lengths && s->buckets[i].lengths != lengths) i = (i + 1) & (s->size - 1);
  return &s->buckets[i];
}

/* The same, made where there was none; NULL when there is no memory: then the answer is not remembered. */
static Bucket *slot(Known *s, u64 lengths) {
  Bucket *found = find(s, lengths);
  if (found->lengths) return found;
  if (s->filled * 2 > s->size) {
    Bucket *old = s->buckets, *twice = calloc(2 * s->size, sizeof(Bucket));
    size_t n = s->size;
    if (!twice) return NULL;
    s->size *= 2;
    s->buckets = twice;
    for (size_t i = 0; i < n; i++)
      if (old[i].lengths) *find(s, old[i].lengths) = old[i];
    free(old);
    found = find(s, lengths);
  }
  found->lengths = lengths;
  s->filled++;
  return found;
}

/* The answer that is known, or -1. What answered moves forward in its bucket.
 * Fewer voids leave the opponents more deals: what is sure with fewer known is sure with more. */
static int recall(Known *S, const Node *n, const Key *k, int number, u64 *rel) {
  Bucket *bucket = find(S, k->lengths);
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
  }
  return -1;
}

static Entry *entry(Known *S, const Node *n, const Key *k, u64 rel) {
  Bucket *bucket = slot(S, k->lengths);
  if (!bucket) return NULL;
  u64 mask_a = code_mask(n, rel, 0) | code_mask(n, rel, 1) << 26;
  u64 mask_b = code_mask(n, rel, 2) | code_mask(n, rel, 3) << 26;
  for (Entry *e = bucket->entries; e < bucket->entries + bucket->count; e++)
    if (e->mask_a == mask_a && e->mask_b == mask_b && e->voids == k->voids && matches(e, k)) return e;
  if (bucket->count == bucket->room) {
    int room = bucket->room ? 2 * bucket->room : 2;
    Entry *larger = realloc(bucket->entries, room * sizeof(Entry));
    if (!larger) return NULL;
    bucket->room = room;
    bucket->entries = larger;
  }
  Entry *e = &bucket->entries[bucket->count++];
  *e = (Entry){mask_a, k->a & mask_a, mask_b, k->b & mask_b, 0, cnt(n->first), k->voids};
  return e;
}

static void remember(Known *S, const Node *n, const Key *k, int number, int answer, u64 rel) {
  Entry *e = entry(S, n, k, rel);
  if (!e) return;
  if (answer && number > e->low) e->low = number;
  if (!answer && number - 1 < e->high) e->high = number - 1;
}

#endif
