import type { WhereReached } from '#server/licences/invoices/whereReached.offer.ts'

/** At what they have owned for the longest. */
export const atFirstOwned: WhereReached = {
  place: (
    accountId,
  ) => `select e.address_line1, substring(e.address_line2 from '^\\d{4}') postal_code, substring(e.address_line2 from '^\\d{4}\\s+(.+)$') city
    from estate_owner o join estate e on e.id = o.estate_id where o.account_id = ${accountId} and o.claim_status <> 'unclaimed' and e.removed_at is null order by o.created_at, e.id limit 1`,
}
