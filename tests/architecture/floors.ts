/**
 * The domains, from the ground up: each knows those of its own floor and of the floors beneath. A floor has several where
 * neither can do without the other: an account is one of a company, a company is the people who work there, and an estate
 * that a company founds is let out by a link.
 */
export const floors: readonly (readonly string[])[] = [
  ['files', 'lookups'],
  ['accounts', 'companies', 'licences', 'history'],
  ['estates', 'sharing'],
  ['maintenance'],
  ['projects'],
  ['mailbox', 'registry', 'administration'],
]

export const floorOf = (domain: string) => floors.findIndex((domains) => domains.includes(domain))
export const isDomain = (domain: string) => floorOf(domain) >= 0
/** What lies above who would have to know it. */
export const isUpstairs = (from: string, to: string) => floorOf(to) > floorOf(from)
