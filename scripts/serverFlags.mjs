/**
 * What the server's Node is started with. Most of what a request makes is garbage a moment later; with more room than this
 * for it the process grows by some fifty megabytes, and is no faster.
 */
export const serverFlags = ['--max-semi-space-size=8']

/** How the C library of Linux hands out memory: what is large goes back once it is free, instead of leaving holes. Others take no notice. */
export const serverVariables = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }
