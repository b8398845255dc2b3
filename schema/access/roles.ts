/** What an account may be. Within a company its own are written as `schema/companies/roles.ts` has them. */
export const roleNames = [
  'System.Admin',
  'Customer.Owner',
  'Customer.Guest',
  'Company.Admin',
  'Company.Leader',
  'Company.Professional',
] as const
export type RoleName = (typeof roleNames)[number]

/** Roles that something asks for: all of these, and of those at least one. */
export interface WantedRoles {
  allOf?: readonly RoleName[]
  anyOf?: readonly RoleName[]
}

export const hasRoles = (held: readonly string[], { allOf = [], anyOf }: WantedRoles) =>
  allOf.every((role) => held.includes(role)) && (!anyOf || anyOf.some((role) => held.includes(role)))
