/**
 * What the server is started with. glibc keeps apart the memory of each thread that asked for some, eight times the processors, and
 * takes ever larger pieces from memory that it does not give back: 35 MB after a while of everything.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
