/**
 * What the server's Node is started with. Most of what a request makes is garbage a moment later; with more room than this
 * for it the process grows by some fifty megabytes, and is no faster.
 */
export const serverFlags = ['--max-semi-space-size=8']
