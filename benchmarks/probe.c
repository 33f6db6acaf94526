/* A yardstick: how fast is a plain C program that plays a simpler Ticket to Ride at random? `python -m benchmarks.probe` compiles and runs it.

   The game is of the same size as Ticket to Ride: Europe (47 cities, 101 routes, 110 train cards in nine kinds, 46 tickets, 45 trains a
   seat) but has fewer rules:
     - no ferries, tunnels, stations, double routes, and no longest trail; tickets are dealt (three a seat), never chosen, drawn or put back;
     - a claim is one decision: a route and a colour, which says the payment (that colour as far as it goes, then locomotives);
     - three locomotives may lie face up; the second card of a turn may be any but a face-up locomotive;
     - nothing is hidden from anybody, nothing is recorded, and nothing can be asked: there are no events and no reasons;
     - cards are drawn from a shuffled pile, by one linear congruential generator.
   Each decision lists all legal actions, takes one of them, every one equally likely, and does it. The map is made up by the generator.

   It is written as one would write it the first time: arrays, loops, no sets of bits, no threads.

   Usage: probe PLAYERS SECONDS SEED. Prints matches, decisions, seconds of the processor, and a checksum of all points. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    CITIES = 47, ROUTES = 101, KINDS = 9, LOCOMOTIVE = 8, GREY = 8, CARDS = 110, SLOTS = 5, SEATS = 5, TRAINS = 45, TICKETS = 46,
    HELD = 3, START_CARDS = 4, DRAW = 0, TAKE = 1, CLAIM = TAKE + SLOTS, PASS = CLAIM + ROUTES * KINDS, ACTIONS = PASS + 1
};

typedef struct { int a, b, length, colour; } Route;
typedef struct { int a, b, points; } Ticket;
typedef struct {
    int players, active, second_card, turns_left, passes, over;
    int deck[CARDS], deck_count, discards[KINDS];
    int row[SLOTS];
    int hand[SEATS][KINDS], trains[SEATS], points[SEATS], tickets[SEATS][HELD];
    int owner[ROUTES];
} State;

static const int POINTS[] = {0, 1, 2, 4, 7, 0, 15, 0, 21};
static const int LENGTHS[] = {1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 6, 8};

static Route routes[ROUTES];
static Ticket tickets[TICKETS];
static uint64_t chance;

/* A number from 0 to bound - 1. */
static int below(int bound) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (int)(((chance >> 32) * (uint64_t)bound) >> 32);
}

static void make_map(void) {
    for (int r = 0; r < ROUTES; r++) {
        int a = r < CITIES ? r : below(CITIES), b = (a + 1 + below(CITIES - 1)) % CITIES;
        routes[r] = (Route){a, b, LENGTHS[below(sizeof LENGTHS / sizeof *LENGTHS)], below(KINDS)};
    }
    for (int t = 0; t < TICKETS; t++) {
        int a = below(CITIES);
        tickets[t] = (Ticket){a, (a + 1 + below(CITIES - 1)) % CITIES, 5 + below(16)};
    }
}

static void shuffle(int *cards, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = below(i + 1), card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* The next card; an empty deck is made of the discards. -1: there is none. */
static int next_card(State *s) {
    if (s->deck_count == 0) {
        for (int kind = 0; kind < KINDS; kind++)
            for (; s->discards[kind] > 0; s->discards[kind]--) s->deck[s->deck_count++] = kind;
        shuffle(s->deck, s->deck_count);
    }
    return s->deck_count > 0 ? s->deck[--s->deck_count] : -1;
}

static void fill_row(State *s) {
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->row[slot] < 0) s->row[slot] = next_card(s);
}

static void set_up(State *s, int players) {
    memset(s, 0, sizeof *s);
    s->players = players;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < (kind == LOCOMOTIVE ? 14 : 12); i++) s->deck[s->deck_count++] = kind;
    shuffle(s->deck, s->deck_count);
    for (int seat = 0; seat < players; seat++) {
        s->trains[seat] = TRAINS;
        for (int i = 0; i < START_CARDS; i++) s->hand[seat][next_card(s)]++;
        for (int i = 0; i < HELD; i++) s->tickets[seat][i] = below(TICKETS);
    }
    for (int slot = 0; slot < SLOTS; slot++) s->row[slot] = -1;
    fill_row(s);
    for (int r = 0; r < ROUTES; r++) s->owner[r] = -1;
    s->active = below(players);
}

static int cards_left(const State *s) {
    int left = s->deck_count;
    for (int kind = 0; kind < KINDS; kind++) left += s->discards[kind];
    return left;
}

/* Whether the active seat can claim a route with a colour and locomotives; with the colour LOCOMOTIVE: with those alone. */
static int can_claim(const State *s, int r, int colour) {
    const Route *route = &routes[r];
    const int *hand = s->hand[s->active];
    if (route->length > s->trains[s->active]) return 0;
    if (colour == LOCOMOTIVE) return hand[LOCOMOTIVE] >= route->length;
    if (route->colour != GREY && route->colour != colour) return 0;
    return hand[colour] > 0 && hand[colour] + hand[LOCOMOTIVE] >= route->length;
}

static int legal(const State *s, int *actions) {
    int count = 0;
    if (cards_left(s) > 0) actions[count++] = DRAW;
    for (int slot = 0; slot < SLOTS; slot++)
        if (s->row[slot] >= 0 && !(s->second_card && s->row[slot] == LOCOMOTIVE)) actions[count++] = TAKE + slot;
    if (!s->second_card)
        for (int r = 0; r < ROUTES; r++) {
            if (s->owner[r] >= 0) continue;
            for (int colour = 0; colour < KINDS; colour++)
                if (can_claim(s, r, colour)) actions[count++] = CLAIM + r * KINDS + colour;
        }
    if (count == 0) actions[count++] = PASS;
    return count;
}

static int find(int *parent, int city) {
    while (parent[city] != city) city = parent[city] = parent[parent[city]];
    return city;
}

static void score_tickets(State *s) {
    for (int seat = 0; seat < s->players; seat++) {
        int parent[CITIES];
        for (int city = 0; city < CITIES; city++) parent[city] = city;
        for (int r = 0; r < ROUTES; r++)
            if (s->owner[r] == seat) parent[find(parent, routes[r].a)] = find(parent, routes[r].b);
        for (int i = 0; i < HELD; i++) {
            const Ticket *ticket = &tickets[s->tickets[seat][i]];
            int made = find(parent, ticket->a) == find(parent, ticket->b);
            s->points[seat] += made ? ticket->points : -ticket->points;
        }
    }
}

static void end_turn(State *s) {
    s->second_card = 0;
    if (s->turns_left > 0) {
        if (--s->turns_left == 0) s->over = 1;
    } else if (s->trains[s->active] <= 2) {
        s->turns_left = s->players;
    }
    if (s->passes >= s->players) s->over = 1;
    if (s->over) score_tickets(s);
    s->active = (s->active + 1) % s->players;
}

static void claim(State *s, int r, int colour) {
    int *hand = s->hand[s->active], length = routes[r].length, cards = 0;
    if (colour != LOCOMOTIVE) cards = hand[colour] < length ? hand[colour] : length;
    if (cards > 0) {
        hand[colour] -= cards;
        s->discards[colour] += cards;
    }
    hand[LOCOMOTIVE] -= length - cards;
    s->discards[LOCOMOTIVE] += length - cards;
    s->trains[s->active] -= length;
    s->points[s->active] += POINTS[length];
    s->owner[r] = s->active;
    fill_row(s);
}

static void apply(State *s, int action) {
    int ends = 1;
    s->passes = action == PASS ? s->passes + 1 : 0;
    if (action == DRAW) {
        s->hand[s->active][next_card(s)]++;
        ends = s->second_card;
    } else if (action < CLAIM) {
        int slot = action - TAKE, card = s->row[slot];
        s->hand[s->active][card]++;
        s->row[slot] = next_card(s);
        ends = s->second_card || card == LOCOMOTIVE;
    } else if (action < PASS) {
        claim(s, (action - CLAIM) / KINDS, (action - CLAIM) % KINDS);
    }
    if (ends) end_turn(s);
    else s->second_card = 1;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: probe PLAYERS SECONDS SEED\n"), 2;
    int players = atoi(argv[1]);
    double wanted = atof(argv[2]), start = now(), spent = 0;
    if (players < 2 || players > SEATS) return fprintf(stderr, "PLAYERS: expected 2 to %d\n", SEATS), 2;
    long matches = 0, decisions = 0, checksum = 0;
    State s;
    int actions[ACTIONS];
    chance = 1;
    make_map();
    chance = strtoull(argv[3], NULL, 10);
    do {
        for (set_up(&s, players); !s.over; decisions++) {
            int count = legal(&s, actions);
            apply(&s, actions[below(count)]);
        }
        for (int seat = 0; seat < players; seat++) checksum += s.points[seat];
        matches++;
        spent = now() - start;
    } while (spent < wanted);
    printf("%ld %ld %f %ld\n", matches, decisions, spent, checksum);
    return 0;
}
