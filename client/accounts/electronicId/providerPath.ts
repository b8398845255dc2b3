import type { Purpose } from '#schema/accounts/electronicId.input.ts'

/** Where the browser goes to a provider; it comes back to a screen of ours. */
export const providerPath = (name: string, errand: { purpose: Purpose; returnTo: string }) =>
  `/api/public/oidc/${name}?${new URLSearchParams({ purpose: errand.purpose, returnTo: errand.returnTo })}`

/** How it went, as the address of the screen tells it. */
const words = ['done', 'unknown', 'refused', 'failed', 'expired', 'signedOut', 'taken', 'noNumber', 'away'] as const
export const toldOf = (search: URLSearchParams) => words.find((word) => word === search.get('electronicId'))
