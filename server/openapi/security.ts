import { licencePlans } from '#schema/access/plans.ts'
import { roleNames } from '#schema/access/roles.ts'
import { isPublicLink, type Route } from '#server/kernel/rest.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { needsSession, refuses } from './refusals.ts'

/** Whoever may everything, as a customer and in a company: what still refuses them refuses the token. */
const whoeverMay = (companyId: string | null): SignedIn => ({
  kind: 'account',
  language: 'nb',
  sessionId: '',
  version: 1,
  userId: '',
  accountId: 'account',
  companyId,
  roles: roleNames,
  licences: licencePlans,
  entries: [],
  validUntil: null,
  rights: '{}',
})

const takes = (route: Route, tokenScope: SignedIn['tokenScope'] & string) =>
  [null, 'company'].some((companyId) => !refuses(route, { ...whoeverMay(companyId), tokenScope }))

/** How one shows who one is, for a route that asks: by a session always, by a token where it is accepted. */
export const securityOf = (route: Route): Record<string, never[]>[] => {
  if (!needsSession(route) || isPublicLink(route)) return []
  return [{ session: [] }, ...(takes(route, 'write') ? [{ token: [] }] : []), ...(takes(route, 'search') ? [{ searchToken: [] }] : [])]
}
