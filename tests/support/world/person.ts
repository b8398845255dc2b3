export interface PersonRow {
  userId: string
  accountId: string
  email: string
  firstName: string
  lastName: string
  isSystemAdmin: boolean
  isProven: boolean
  companyId: string | undefined
  name: string
  roles: readonly string[]
  entries: readonly object[]
  /** In hexadecimal digits. */
  tokenHash: string
}

/** People with an account, its roles and entries, and signed in: one statement, since most tests begin with several. */
export const addPeople = `
  with people as (
    select * from jsonb_to_recordset($1) p ("userId" uuid, "accountId" uuid, email text, "firstName" text, "lastName" text,
      "isSystemAdmin" boolean, "isProven" boolean, "companyId" uuid, name text, roles jsonb, entries jsonb, "tokenHash" text)
  ), person as (
    insert into app_user (id, email, first_name, last_name, is_system_admin, email_verified_at)
    select "userId", email, "firstName", "lastName", "isSystemAdmin", case when "isProven" then now() end from people returning id
  ), held as (
    insert into account (id, user_id, account_type, company_id, name)
    select p."accountId", person.id, case when p."companyId" is null then 'customer' else 'company' end, p."companyId", p.name
      from people p join person on person.id = p."userId" returning id
  ), roles as (
    insert into account_role (account_id, role)
    select held.id, role from people p join held on held.id = p."accountId", jsonb_array_elements_text(p.roles) role
  ), entries as (
    insert into permission (account_id, subject, effect, action, expiration_date)
    select held.id, e.subject, coalesce(e.effect, 'allow'), e.action, e."expirationDate"
      from people p join held on held.id = p."accountId",
        jsonb_to_recordset(p.entries) e (subject text, effect text, action text, "expirationDate" timestamptz)
  )
  insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  select decode(p."tokenHash", 'hex'), p."userId", held.id, now() + interval '8 hours', now() + interval '30 days'
    from people p join held on held.id = p."accountId"`

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
