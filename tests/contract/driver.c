/* Call functions of a game's shared library on prepared memory, without Python (tests/contract/instructions.py).

   Usage: driver LIBRARY MEMORY PLAN. MEMORY is a file of bytes. PLAN has a line for each step:
     symbol AT NAME             write the address of a function of the library into the 8 bytes at AT
     address AT PLACE           write the address of the byte at PLACE into the 8 bytes at AT
     call NAME ARGUMENT...      call a function; an argument is a number, or @PLACE for the address of the byte at PLACE
     widen FROM TO COUNT        copy COUNT numbers of 4 bytes at FROM to numbers of 8 bytes at TO

   At the end it prints how many bytes the library has copied or cleared with functions of C. They are defined here, because the system has
   different ones for each processor. */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARGUMENTS = 12 };
typedef int64_t Function(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);

static unsigned long moved;

void *memcpy(void *to, const void *from, size_t count) {
    void *target = to;
    moved += count;
    __asm__ volatile("rep movsb" : "+D"(target), "+S"(from), "+c"(count) : : "memory");
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    char *target = to;
    const char *source = from;
    if (target <= source || target >= source + count) return memcpy(to, from, count);
    moved += count;
    while (count-- > 0) *(volatile char *)(target + count) = source[count];
    return to;
}

void *memset(void *to, int value, size_t count) {
    void *target = to;
    moved += count;
    __asm__ volatile("rep stosb" : "+D"(target), "+c"(count) : "a"(value) : "memory");
    return to;
}

static void fail(const char *what, const char *which) {
    fprintf(stderr, "driver: %s %s\n", what, which);
    exit(1);
}

static char *contents(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) fail("cannot read", path);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *bytes = aligned_alloc(64, (size + 128) / 64 * 64);
    if (!bytes || fread(bytes, 1, size, file) != (size_t)size) fail("cannot read", path);
    bytes[size] = 0;
    fclose(file);
    return bytes;
}

static void *function(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (!found) fail("no function", name);
    return found;
}

int main(int count, char **words) {
    if (count != 4) fail("expected", "LIBRARY MEMORY PLAN");
    void *library = dlopen(words[1], RTLD_NOW);
    if (!library) fail("cannot load", dlerror());
    char *memory = contents(words[2]), *rest = contents(words[3]);
    for (char *line; (line = strsep(&rest, "\n")) && *line;) {
        char *order = strsep(&line, " "), *first = strsep(&line, " ");
        if (!strcmp(order, "widen")) {
            int from = atoi(first), to = atoi(strsep(&line, " ")), numbers = atoi(line);
            for (int i = 0; i < numbers; i++) ((int64_t *)(memory + to))[i] = ((int32_t *)(memory + from))[i];
        } else if (!strcmp(order, "address")) {
            *(char **)(memory + atoi(first)) = memory + atoi(line);
        } else if (!strcmp(order, "symbol")) {
            *(void **)(memory + atoi(first)) = function(library, line);
        } else {
            int64_t a[ARGUMENTS] = {0};
            for (int i = 0; line && i < ARGUMENTS; i++) {
                char *word = strsep(&line, " ");
                a[i] = *word == '@' ? (int64_t)(memory + atoi(word + 1)) : atoll(word);
            }
            Function *called = (Function *)function(library, first);
            called(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]);
        }
    }
    printf("%lu\n", moved);
    return 0;
}
