/** The way back after signing in lies in the address, so that a reload keeps it. */
const name = 'redirect'
const start = '/private/estates'

export const withRedirect = (path: string, target: string) => `${path}?${new URLSearchParams({ [name]: target })}`

/** Where to go from here: back to where the visitor came from, else to the estates. Never to another site. */
export function redirectTarget(search: URLSearchParams, origin = location.origin) {
  const wanted = search.get(name)
  if (!wanted?.startsWith('/')) return start
  try {
    const url = new URL(wanted, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : start
  } catch {
    return start
  }
}
