/** What an account, or its company, is to an estate. */
export const standingOfAccount = (estateId: string, account: string, company: string) =>
  `case when exists (select from estate_owner o where o.estate_id = ${estateId} and o.account_id = ${account}) then 'owner'
    when exists (select from access_link l where l.estate_id = ${estateId} and l.company_id = ${company} and l.claimed_at is not null) then 'company'
    when exists (select from project p where p.estate_id = ${estateId} and p.closed_at is null and (p.company_id = ${company}
      or exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
        where t.estate_id = p.estate_id and t.project_id = p.id and (t.account_id = ${account} or s.company_id = ${company})))) then 'builder'
    else 'none' end`
