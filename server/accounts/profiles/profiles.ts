import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { actAs } from '#server/accounts/session/sessions.ts'
import { AppError } from '#server/kernel/errors.ts'

const find = ofUser('select is_disabled "isDisabled" from account where user_id = $1 and id = $2 and left_at is null')
const lock = ofUser('select from app_user where id = $1 for no key update')
const forget = ofUser('update account set is_remembered = false where user_id = $1 and is_remembered and id <> $2')
const keep = ofUser('update account set is_remembered = true where user_id = $1 and id = $2 and not is_remembered')

const own = '(select id from account where user_id = $1 and id = $2)'
/** Whoever acts as the account has seen that they were made an owner or a guest, or were given a part in a project. */
const seen = [
  ofUser(`update estate_owner set claim_status = 'claimedByDefault' where account_id = ${own} and claim_status = 'unclaimed'`),
  ofUser(`update guest_invitation set state = 'CONFIRMED' where account_id = ${own} and state = 'CREATED'`),
  ofUser(`update project_participant set confirmed_at = now() where account_id = ${own} and confirmed_at is null`),
  ofUser(`update project_participant set confirmed_at = now() where confirmed_at is null and subcontractor_id in (
    select s.id from subcontractor s join account a on a.company_id = s.company_id where a.user_id = $1 and a.id = $2)`),
]

/** From now on the session acts as this account. */
export async function choose(grant: UserGrant, accountId: string) {
  await refuseUnusable(grant, accountId)
  await actAs(grant, accountId)
  for (const settle of seen) await grant.query(settle, accountId)
}

/** At most one account is remembered; whoever else is choosing at the same moment waits. */
export async function remember(grant: UserGrant, accountId: string) {
  await grant.query(lock)
  await refuseUnusable(grant, accountId)
  await grant.query(forget, accountId)
  await grant.query(keep, accountId)
}

async function refuseUnusable(grant: UserGrant, accountId: string) {
  const [found] = await grant.query<{ isDisabled: boolean }>(find, accountId)
  if (!found) throw new AppError('entityNotFound')
  if (found.isDisabled) throw new AppError('unauthorizedUser', { reason: 'role' })
}
