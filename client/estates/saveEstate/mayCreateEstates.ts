import type { Identity } from '#client/access/identity.ts'

/** Estates are made by those who own them. */
export const mayCreateEstates = (identity: Pick<Identity, 'roles'> | undefined) => identity?.roles.includes('Customer.Owner') ?? false
