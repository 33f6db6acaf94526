/* A bot in C that plays at random: cc -O2 -o dice examples/dice.c; boardwright play game_of_trains --bots cmd:./dice */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t dice = 1;

static uint32_t roll(uint32_t sides) /* xorshift: from 0 to sides - 1 */
{
    dice ^= dice << 13, dice ^= dice >> 17, dice ^= dice << 5;
    return dice % sides;
}

int main(void)
{
    static char line[1 << 20]; /* views are long */
    static int legal[65536];
    int count = 0;

    while (fgets(line, sizeof line, stdin)) {
        if (!strncmp(line, "boardwright ", 12)) {
            puts("ready 1");
        } else if (!strncmp(line, "match ", 6)) {
            dice = strtoul(strstr(line, " seed ") + 6, NULL, 10) | 1;
        } else if (!strncmp(line, "legal ", 6)) {
            count = 0;
        } else if (!strncmp(line, "action ", 7)) {
            legal[count++] = atoi(line + 7);
        } else if (!strncmp(line, "go ", 3)) {
            printf("bestaction %d\n", legal[roll(count)]);
        } else if (!strncmp(line, "quit", 4)) {
            return 0;
        }
        fflush(stdout);
    }
    return 0;
}
