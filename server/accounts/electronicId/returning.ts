import { localPath } from '#schema/localPath.ts'

const start = '/private/estates'
/** Where nobody wanted to be anywhere: these two say so. */
const nowhere = new Set([start, '/login'])
const here = 'http://here.invalid'

/** Where to go afterwards: a screen of our own, whatever is asked for. */
export const returningTo = (wanted: unknown) => localPath(wanted) ?? start

/** With what the screen there tells of how it went. */
export function withWord(path: string, word: string, redirect?: string): string {
  const url = new URL(path, here)
  url.searchParams.set('electronicId', word)
  if (redirect && !nowhere.has(redirect)) url.searchParams.set('redirect', redirect)
  return url.pathname + url.search + url.hash
}
