/** What an account, or its company, is to an estate. */
export const standingOfAccount = (estateId: string, account: string, company: string) =>
  `case when exists (select from estate_owner o where o.estate_id = ${estateId} and o.account_id = ${account}) then 'owner'
    when exists (select from access_link l where l.estate_id = ${estateId} and l.company_id = ${company} and l.claimed_at is not null) then 'company'
    else 'none' end`
