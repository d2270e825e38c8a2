/* Choices of a hand that were answered: which of its cards keep what is sure. */
#ifndef CHOICES_H
#define CHOICES_H
#include "cards.h"
#include "known.h"

/* A node by the order of the cards left and what there is of a trick; how many tricks are guaranteed, and of the cards
 * `asked` about those that keep them, all by their places. */
typedef struct {
  u64 lengths, a, b, trick, asked, kept;
  int sure;
} Choice;

typedef struct {
  Choice *slots;
  size_t size, filled;
} Choices;

static int choices_new(Choices *c) {
  c->size = 1 << 10;
  c->filled = 0;
  c->slots = calloc(c->size, sizeof(Choice));
  return c->slots != NULL;
}

static void choices_free(Choices *c) { free(c->slots); }

/* Of the cards on the table only the best one bears on what follows. */
static Choice choice_of(const Node *n) {
  Key k = key_of(n);
  u64 trick = (u64)k.voids << 24 | n->rooms[0] << 20 | n->rooms[1] << 16;
  if (n->played) {
    u64 all = (n->first | n->second | n->out) & SUIT(n->best / 13);
    trick |= n->played << 12 | n->led << 10 | n->best_place << 8 | (n->best / 13) << 4 | cnt(all & ABOVEC[n->best]);
  }
  return (Choice){k.lengths, k.a, k.b, trick, 0, 0, 0};
}

static inline int is_same(const Choice *c, const Choice *d) {
  return c->lengths == d->lengths && c->a == d->a && c->b == d->b && c->trick == d->trick;
}

/* Where a choice is, or would be: open addressing, doubled at half full, as for `Known`. No choice has no `lengths`. */
static Choice *place_of(const Choices *c, const Choice *x) {
  size_t i = mix(mix(x->lengths, x->a), mix(x->b, x->trick)) & (c->size - 1);
  while (c->slots[i].lengths && !is_same(&c->slots[i], x)) i = (i + 1) & (c->size - 1);
  return &c->slots[i];
}

static void keep_choice(Choices *c, const Choice *x) {
  if (c->filled * 2 > c->size) {
    Choices twice = {calloc(2 * c->size, sizeof(Choice)), 2 * c->size, c->filled};
    if (!twice.slots) return;
    for (size_t i = 0; i < c->size; i++)
      if (c->slots[i].lengths) *place_of(&twice, &c->slots[i]) = c->slots[i];
    free(c->slots);
    *c = twice;
  }
  Choice *place = place_of(c, x);
  if (!place->lengths) c->filled++;
  *place = *x;
}

#endif
