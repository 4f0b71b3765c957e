/* The base game of Schotten Totten 2 in hand-written C: what the engine's playouts are held against.
 *
 * One game after the other from copies of fresh deals, uniformly random legal moves, the same moves as
 * the engine's: plays, retreats, cauldrons, claims that are good, and the attacker's draw where he
 * has a good claim. It has a position and a prover of its own; nothing is shared with the engine.
 * Rules: src/koloda/games/schotten_totten_2/rules.en.md (ST2-1 ... ST2-23).
 *
 *     cc -O3 -o yardstick schotten_totten_2.c && ./yardstick 2     # seconds
 *
 * prints moves/s, games/s, moves a game and the part of games that the attacker wins.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t set;

enum { PLAY = 0, CLAIM = 448, RETREAT = 456, OIL = 464, DRAW = 472 };
enum { ALL, SUM, RUN, COLOUR, EQUAL, LOWEST };
enum { IS_SUM, IS_RUN, IS_COLOUR, IS_EQUAL, IS_COLOUR_RUN };

static const int CAPACITY[2][7] = {{3, 4, 3, 2, 3, 4, 3}, {3, 2, 3, 4, 3, 2, 3}};
static const int ACCEPTS[2][7] = {{SUM, ALL, ALL, ALL, ALL, ALL, LOWEST},
                                  {RUN, EQUAL, COLOUR, LOWEST, COLOUR, EQUAL, RUN}};
static const set SIEGE = ((set)1 << 60) - 1;
static const set ALIKE = 0x1001001001001;

typedef struct {
    set hand[2], discard, free, obstacle[7];
    short wall[2][7][4];
    short count[2][7];
    short first[7]; /* whose formation was complete first; 0 the attacker */
    short capacity[7];
    short deck[60], deck_size;
    int room[2], manned[2], good, damaged;
    short seat, drawing, oiled, cauldrons, winner;
} position;

/* PCG32, bounded without bias */
static uint64_t state = 0x853c49e6748fea9b, increment = 0xda3e39cb94b95bdb;

static uint32_t advance(void) {
    uint64_t old = state;
    state = old * 6364136223846793005u + increment;
    uint32_t word = (uint32_t)(((old >> 18) ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return (word >> turn) | (word << ((32 - turn) & 31));
}

static uint32_t pick(uint32_t n) {
    uint64_t product = (uint64_t)advance() * n;
    uint32_t low = (uint32_t)product;
    if (low < n) {
        uint32_t unfair = -n % n;
        while (low < unfair) {
            product = (uint64_t)advance() * n;
            low = (uint32_t)product;
        }
    }
    return (uint32_t)(product >> 32);
}

/* formations: kind * 64 + total, or 63 - total where the lowest sum wins */

static int lowest(set s) { return __builtin_ctzll(s); }
static int highest(unsigned s) { return 31 - __builtin_clz(s); }
static int ways(int accepts, int kind) {
    static const int kinds[6] = {31, 1, 1 | 1 << IS_RUN, 1 | 1 << IS_COLOUR, 1 | 1 << IS_EQUAL, 0};
    return kinds[accepts] >> kind & 1;
}

static int value(int accepts, const short *cards, int n) {
    int strengths = 0, colours = 0, total = 0;
    for (int i = 0; i < n; i++) {
        strengths |= 1 << cards[i] % 12;
        colours |= 1 << cards[i] / 12;
        total += cards[i] % 12;
    }
    if (accepts == LOWEST) return 63 - total;
    int one_colour = (colours & (colours - 1)) == 0;
    int in_a_row = strengths == ((1 << n) - 1) * (strengths & -strengths);
    int kind = one_colour && in_a_row                  ? IS_COLOUR_RUN
               : (strengths & (strengths - 1)) == 0 ? IS_EQUAL
               : one_colour                            ? IS_COLOUR
               : in_a_row                              ? IS_RUN
                                                       : IS_SUM;
    return (ways(accepts, kind) ? kind : IS_SUM) * 64 + total;
}

/* whether these strengths can only be filled with the colour that lies there, if any, or with one */
static int only_one_colour(int gaps, int colours, set free) {
    for (int c = 0; c < 5; c++) {
        if (colours & ~(1 << c)) continue;
        int others = 0;
        for (int o = 0; o < 5; o++)
            if (o != c) others |= (int)(free >> 12 * o & 0xfff);
        if (!(gaps & others)) return 1;
    }
    return 0;
}

static set alike(int strengths) {
    set cards = 0;
    for (; strengths; strengths &= strengths - 1) cards |= ALIKE << lowest(strengths);
    return cards;
}

/* free cards with which some completion of the defender's counts more than `claimed`: as long as they
 * are free, the claim needn't be judged again; 0: the claim is good */
static set beaten(int accepts, int size, const short *cards, int n, set free, int claimed) {
    int missing = size - n, total = 0, own = 0, doubled = 0, colours = 0;
    for (int i = 0; i < n; i++) {
        int bit = 1 << cards[i] % 12;
        doubled |= own & bit;
        own |= bit;
        colours |= 1 << cards[i] / 12;
        total += cards[i] % 12;
    }
    if (__builtin_popcountll(free) < missing) return 0;
    if (accepts == LOWEST) {
        int used = 0;
        for (int s = 0, left = missing; left > 0; s++) {
            int there = __builtin_popcountll(free & ALIKE << s);
            int taken = there < left ? there : left;
            used |= 1 << s;
            total += taken * s;
            left -= taken;
        }
        return 63 - total > claimed ? free & alike(used) : 0;
    }
    int kind = claimed >> 6, above = claimed & 63, one_colour = (colours & (colours - 1)) == 0;
    if (ways(accepts, IS_COLOUR_RUN) && one_colour) {
        int least = kind == IS_COLOUR_RUN ? above : -1;
        for (int c = 0; c < 5; c++) {
            if (colours & ~(1 << c)) continue;
            int there = own | (int)(free >> 12 * c & 0xfff), starts = there & there >> 1;
            if (size > 2) starts &= there >> 2;
            if (size > 3) starts &= there >> 3;
            if (own) {
                int low = lowest(own), high = highest(own) - size + 1;
                starts &= (2 << low) - 1;
                if (high > 0) starts &= -(1 << high);
            }
            if (starts && size * highest(starts) + size * (size - 1) / 2 > least)
                return free & (set)(((1 << size) - 1) << highest(starts)) << 12 * c;
        }
    }
    if (kind == IS_COLOUR_RUN) return 0;
    if (ways(accepts, IS_EQUAL) && (own & (own - 1)) == 0) {
        int least = kind == IS_EQUAL ? above : -1;
        for (int s = 0; s < 12; s++)
            if ((own == 0 || own == 1 << s) && size * s > least &&
                __builtin_popcountll(free & ALIKE << s) >= missing)
                return free & ALIKE << s;
    }
    if (kind == IS_EQUAL) return 0;
    if (ways(accepts, IS_COLOUR) && one_colour) {
        int least = kind == IS_COLOUR ? above : -1;
        for (int c = 0; c < 5; c++) {
            if (colours & ~(1 << c)) continue;
            int there = (int)(free >> 12 * c & 0xfff), sum = total, taken = 0, left = missing;
            for (; left > 0 && there; left--) {
                int s = highest(there);
                there ^= 1 << s;
                taken |= 1 << s;
                sum += s;
            }
            if (left) continue;
            /* on a colour tile a run is a mere sum: give up the lowest card until it is none */
            while (accepts == COLOUR &&
                   (own | taken) == ((1 << size) - 1) * ((own | taken) & -(own | taken))) {
                if (!taken || !there) {
                    sum = -1;
                    break;
                }
                int worst = lowest(taken), next = highest(there);
                there ^= 1 << next;
                taken ^= 1 << worst | 1 << next;
                sum += next - worst;
            }
            if (sum > least) return free & (set)0xfff << 12 * c;
        }
    }
    if (kind == IS_COLOUR) return 0;
    if (ways(accepts, IS_RUN) && !doubled) {
        int least = kind == IS_RUN ? above : -1, any = 0;
        for (int c = 0; c < 5; c++) any |= (int)(free >> 12 * c & 0xfff);
        for (int start = 12 - size; start >= 0; start--) {
            int wanted = ((1 << size) - 1) << start;
            if (size * start + size * (size - 1) / 2 <= least) break;
            if ((own & ~wanted) || (wanted & ~own & ~any)) continue;
            if (accepts == RUN && one_colour && only_one_colour(wanted & ~own, colours, free))
                continue;
            return free & alike(wanted & ~own);
        }
    }
    if (kind == IS_RUN) return 0;
    int used = 0;
    for (int s = 11, left = missing; left > 0; s--) {
        int there = __builtin_popcountll(free & ALIKE << s);
        int taken = there < left ? there : left;
        used |= 1 << s;
        total += taken * s;
        left -= taken;
    }
    return total > above ? free & alike(used) : 0;
}

static void judge(position *p) {
    int open = 127 & ~p->room[0] & ~p->good;
    for (; open; open &= open - 1) {
        int tile = __builtin_ctz(open), side = p->damaged >> tile & 1;
        int accepts = ACCEPTS[side][tile], size = CAPACITY[side][tile];
        set obstacle = p->obstacle[tile];
        if (obstacle && !(obstacle & SIEGE & ~p->free)) continue;
        int claimed = value(accepts, p->wall[0][tile], size);
        if (p->count[1][tile] == size) {
            int shown = value(accepts, p->wall[1][tile], size);
            int good = claimed > shown || (claimed == shown && p->first[tile] == 0);
            p->obstacle[tile] = good ? 0 : ~SIEGE;
        } else {
            p->obstacle[tile] =
                beaten(accepts, size, p->wall[1][tile], p->count[1][tile], p->free, claimed);
        }
        p->good |= !p->obstacle[tile] << tile;
    }
}

/* the course of the game */

static void lose(position *p, int seat, int tile, int i) {
    int left = --p->count[seat][tile];
    p->discard |= (set)1 << p->wall[seat][tile][i];
    for (; i < left; i++) p->wall[seat][tile][i] = p->wall[seat][tile][i + 1];
    if (!left) p->manned[seat] &= ~(1 << tile);
    if (!(p->room[seat] >> tile & 1)) {
        p->room[seat] |= 1 << tile;
        p->first[tile] = 1 - seat;
    }
    p->good &= ~(1 << tile);
    p->obstacle[tile] = 0;
}

static void lose_all(position *p, int seat, int tile) {
    for (int i = 0; i < p->count[seat][tile]; i++) p->discard |= (set)1 << p->wall[seat][tile][i];
    p->count[seat][tile] = 0;
    p->manned[seat] &= ~(1 << tile);
    if (!(p->room[seat] >> tile & 1)) {
        p->room[seat] |= 1 << tile;
        p->first[tile] = 1 - seat;
    }
    p->good &= ~(1 << tile);
    p->obstacle[tile] = 0;
}

static void put(position *p, int tile, int card) {
    int seat = p->seat, n = p->count[seat][tile]++, strength = card % 12;
    p->hand[seat] ^= (set)1 << card;
    p->free ^= (set)1 << card;
    p->wall[seat][tile][n] = card;
    p->manned[seat] |= 1 << tile;
    p->good &= ~(1 << tile);
    p->obstacle[tile] = 0;
    if (strength == 0 || strength == 11) {
        int foe = strength ? card - 11 : card + 11;
        for (int i = 0; i < p->count[1 - seat][tile]; i++)
            if (p->wall[1 - seat][tile][i] == foe) {
                lose(p, 1 - seat, tile, i);
                lose(p, seat, tile, n);
                return;
            }
    }
    if (n + 1 == p->capacity[tile]) {
        p->room[seat] &= ~(1 << tile);
        if (p->room[1 - seat] >> tile & 1) p->first[tile] = seat;
    }
}

static void draw(position *p) {
    if (!p->deck_size) {
        p->winner = 1;
        return;
    }
    p->hand[p->seat] |= (set)1 << p->deck[--p->deck_size];
    p->seat = 1 - p->seat;
    p->drawing = 0;
    p->oiled = 0;
    if (p->seat == 0)
        judge(p);
    else if (!p->room[1])
        p->winner = 1;
}

static void to_draw(position *p) {
    p->drawing = 1;
    if (p->seat == 0) {
        judge(p);
        if (p->good) return;
    }
    draw(p);
}

static void claim(position *p, int tile) {
    int again = p->damaged >> tile & 1;
    lose_all(p, 0, tile);
    lose_all(p, 1, tile);
    p->damaged |= 1 << tile;
    p->capacity[tile] = CAPACITY[1][tile];
    if (again || __builtin_popcount(p->damaged) == 4)
        p->winner = 0;
    else if (p->drawing)
        to_draw(p);
}

static void step(position *p, int move) {
    if (move < CLAIM) {
        put(p, move >> 6, move & 63);
        to_draw(p);
    } else if (move < RETREAT) {
        claim(p, move - CLAIM);
    } else if (move < OIL) {
        lose_all(p, 0, move - RETREAT);
    } else if (move < DRAW) {
        lose(p, 0, move - OIL, 0);
        p->cauldrons--;
        p->oiled = 1;
    } else {
        draw(p);
    }
}

static int list(const position *p, short *moves) {
    int n = 0, seat = p->seat;
    if (seat == 0)
        for (int tiles = p->good; tiles; tiles &= tiles - 1) moves[n++] = CLAIM + __builtin_ctz(tiles);
    if (p->drawing) {
        moves[n++] = DRAW;
        return n;
    }
    if (seat == 0)
        for (int t = p->manned[0]; t; t &= t - 1) moves[n++] = RETREAT + __builtin_ctz(t);
    else if (p->cauldrons && !p->oiled)
        for (int t = p->manned[0]; t; t &= t - 1) moves[n++] = OIL + __builtin_ctz(t);
    for (int t = p->room[seat]; t; t &= t - 1)
        for (set hand = p->hand[seat]; hand; hand &= hand - 1)
            moves[n++] = __builtin_ctz(t) << 6 | lowest(hand);
    return n;
}

static int playout(position *p) {
    short moves[96];
    int made = 0;
    for (; p->winner < 0; made++) step(p, moves[pick(list(p, moves))]);
    return made;
}

static void deal(position *p) {
    memset(p, 0, sizeof *p);
    for (int i = 0; i < 60; i++) p->deck[i] = i;
    for (int i = 59; i > 0; i--) {
        int j = pick(i + 1), card = p->deck[i];
        p->deck[i] = p->deck[j];
        p->deck[j] = card;
    }
    p->deck_size = 60;
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < 6; i++) p->hand[seat] |= (set)1 << p->deck[--p->deck_size];
    for (int tile = 0; tile < 7; tile++) p->capacity[tile] = CAPACITY[0][tile];
    p->free = SIEGE;
    p->room[0] = p->room[1] = 127;
    p->cauldrons = 3;
    p->winner = -1;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1, start, spent = 0;
    long moves = 0, games = 0, won = 0;
    while (spent < seconds) {
        position dealt, p;
        deal(&dealt);
        start = now(); /* dealing is not timed, as in the engine's figure "inside" */
        for (int i = 0; i < 16; i++) {
            p = dealt;
            moves += playout(&p);
            games++;
            won += p.winner == 0;
        }
        spent += now() - start;
    }
    printf("%.0f moves/s  %.0f games/s  %.2f moves a game  attacker wins %.4f\n", moves / spent,
           games / spent, (double)moves / games, (double)won / games);
    return 0;
}
