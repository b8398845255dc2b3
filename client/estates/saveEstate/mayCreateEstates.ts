import type { Identity } from '#client/access/identity.ts'

type Asking = Pick<Identity, 'roles'> | undefined
const founders = ['Customer.Owner', 'Company.Admin', 'Company.Leader']

/** Estates are made by those who own them, and by whoever leads a company, for a customer. */
export const mayCreateEstates = (identity: Asking) => identity?.roles.some((role) => founders.includes(role)) ?? false
