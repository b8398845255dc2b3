import { theirAccounts, theirAddress } from '#server/accounts/hangsOnAccount.offer.ts'
import type { PersonPart } from './copies.offer.ts'

/** What is kept of a person, and hangs on nothing else. */
export const ownParts: readonly PersonPart[] = [
  {
    name: 'profile',
    text: `select id, email, email_verified_at, first_name, last_name, phone, address_line1, postal_code, city, language, person_status,
      identity_hash is not null has_identity_number, identity_proven_at, is_system_admin, beta_accepted_at, created_at, updated_at from app_user where id = $1`,
  },
  {
    name: 'accounts',
    text: `select a.id, a.account_type, a.name, c.name company, c.organization_number, a.is_disabled, a.is_remembered,
      array(select role from account_role r where r.account_id = a.id order by role) roles, a.created_at
      from account a left join company c on c.id = a.company_id where a.user_id = $1 order by a.id`,
  },
  {
    name: 'permissions',
    text: `select id, account_id, subject, effect, action, expiration_date, created_at from permission where account_id in ${theirAccounts} order by id`,
  },
  {
    name: 'access-tokens',
    text: `select id, account_id, name, scope, last_used_at, created_at from access_token where account_id in ${theirAccounts} order by id`,
  },
  { name: 'sign-ins', text: 'select id, issuer, subject, created_at, last_used_at from sign_in_link where user_id = $1 order by id' },
  {
    name: 'sessions',
    text: 'select id, account_id, provider, device, network, seen_at, created_at, expires_at from session where user_id = $1 order by id',
  },
  { name: 'estate-registry', text: "select to_jsonb(e) - 'user_id' from estate_registry_entry e where user_id = $1 order by id" },
  {
    name: 'mails',
    text: `select id, template, language, created_at, sent_at, failed_at from outbox_mail
      where lower(to_email) = lower(${theirAddress}::text) order by id`,
  },
  {
    name: 'refused-reminders',
    text: `select kind, created_at from mail_refusal
      where email = ${theirAddress} order by kind`,
  },
  {
    name: 'refused-senders',
    text: `select r.created_at, coalesce(c.name, u.name) sender from refused_sender r left join company c on c.id = r.company_id
      left join app_user u on u.id = r.user_id
      where r.email = ${theirAddress} order by r.id`,
  },
  {
    name: 'history',
    text: `select id, at, account_id, address, operation, estate_id, record_id, outcome, changed_fields from audit_entry where user_id = $1 order by id`,
  },
]

/** Columns that are about somebody else, or that the database made for itself. */
export const leftOut: readonly string[] = [
  'search_text',
  'author_account_id',
  'sender_account_id',
  'asked_by_account_id',
  'recipient_ids',
  'done_by_account_id',
  'completed_by_account_id',
  'verified_by_account_id',
  'customer_account_id',
  'account_id',
  'made_by_account_id',
  'made_by_company_id',
  'moved_by_account_id',
  'session_hash',
  'counted_from',
  'open_from',
  'done_through',
]
