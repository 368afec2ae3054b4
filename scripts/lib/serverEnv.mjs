/**
 * What the server is started with: glibc keeps apart the memory of each thread that asked for some, eight times the processors,
 * and gives little of it back.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
