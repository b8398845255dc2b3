const start = '/private/estates'
const here = 'http://here.invalid'

/** Where to go afterwards: a screen of our own, whatever is asked for. */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 1500) return start
  const url = URL.parse(wanted, here)
  return url?.origin === here ? url.pathname + url.search + url.hash : start
}

/** With what the screen there tells of how it went. */
export function withWord(path: string, word: string, redirect?: string): string {
  const url = new URL(path, here)
  url.searchParams.set('electronicId', word)
  if (redirect && redirect !== start) url.searchParams.set('redirect', redirect)
  return url.pathname + url.search + url.hash
}
