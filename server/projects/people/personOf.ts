/** In SQL, of a row of `account`: whoever works in a company is told by their own name, not by the company's. */
export const personOf = (account: string) => `case when ${account}.company_id is null then ${account}.name
  else coalesce((select w.name from app_user w where w.id = ${account}.user_id and w.deleted_at is null), ${account}.name) end`
