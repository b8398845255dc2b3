/** Somebody with an account, its roles and entries, and signed in: one statement, since most tests begin with several. */
export const addPerson = `
  with person as (
    insert into app_user (email, first_name, last_name, is_system_admin, email_verified_at)
    values ($1, $2, $3, $4, case when $10 then now() end) returning id
  ), held as (
    insert into account (user_id, account_type, company_id, name)
    select id, case when $5::uuid is null then 'customer' else 'company' end, $5, $6 from person returning id
  ), roles as (
    insert into account_role (account_id, role) select held.id, role from held, unnest($7::text[]) role
  ), entries as (
    insert into permission (account_id, subject, effect, action, expiration_date)
    select held.id, e.subject, coalesce(e.effect, 'allow'), e.action, e."expirationDate"
      from held, jsonb_to_recordset($8) e (subject text, effect text, action text, "expirationDate" timestamptz)
  ), signed as (
    insert into session (token_hash, user_id, account_id, expires_at, ends_at)
    select $9, person.id, held.id, now() + interval '8 hours', now() + interval '30 days' from person, held
  )
  select person.id "userId", held.id "accountId" from person, held`

/** An invitation as it stands once its guest has come; the entries are there already, and go with it. */
export const addInvitation = `
  with invited as (
    insert into guest_invitation (estate_id, account_id, email, access_level, restrictions, expires_at, state, invited_by)
    select $1, a.id, u.email, $3, $4, $5, 'CONFIRMED', $6 from account a join app_user u on u.id = a.user_id where a.id = $2
    returning id
  )
  update permission set guest_invitation_id = (select id from invited) where account_id = $2`

/** A company that is known to be the one of its number. */
export const proven = { proven_at: new Date(), proven_by: 'register' }
