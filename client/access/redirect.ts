import { localPath } from '#schema/localPath.ts'
import { currentIdentity } from './identity.ts'

/** The way back after signing in lies in the address, so that a reload keeps it. */
const name = 'redirect'
/**
 * Whoever looks after the whole system begins where that is told; somebody new on the page of their own property, which says
 * what comes next; everybody else with their estates.
 */
function start() {
  const identity = currentIdentity()
  if (identity?.roles.includes('System.Admin')) return '/private/administration'
  return identity?.startsWithEstateId ? `/private/estate/${identity.startsWithEstateId}` : '/private/estates'
}

export const withRedirect = (path: string, target: string) => `${path}?${new URLSearchParams({ [name]: target })}`

/** Where to go from here: back to where the visitor came from, else to where they begin. Never to another site. */
export const redirectTarget = (search: URLSearchParams) => localPath(search.get(name)) ?? start()

/** The same for who comes back from another site: the sign-in page leads on whoever is signed in by then. */
export const wayBack = (search: URLSearchParams) => localPath(search.get(name)) ?? '/login'
