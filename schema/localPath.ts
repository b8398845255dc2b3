const here = 'https://here.invalid'

/** Longer than any address of ours. */
const longest = 1500

/** What a program asks, some of which does something: nobody is led there. */
const noScreen = /^\/(api|graphql)(?![^/?#])/i

/** The address within this site that a path leads to, once a browser has resolved it. */
function resolved(path: string): string | undefined {
  try {
    const url = new URL(path, here)
    return url.origin === here ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}

/**
 * An address that came with a link or a call: a screen of our own, or nothing. Looked at is what becomes of it, not how it
 * is written: `/..//evil.example` begins with one slash, and resolves to an address of another site.
 */
export function localPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > longest) return undefined
  const path = resolved(wanted)
  const isScreen = path && /^\/(?![/\\])/.test(path) && !noScreen.test(path)
  return isScreen && resolved(path) === path ? path : undefined
}
