import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'

/** The accounts that a user may act as, by name. */
export const profiles = (userId: string) => `(select coalesce(json_agg(json_build_object(
    'accountId', id, 'name', name, 'accountType', account_type, 'isDisabled', is_disabled, 'canViewProfile', can_view_profile,
    'roles', array(select role from account_role where account_id = account.id order by role)) order by name, id), '[]')
  from account where user_id = ${userId} and left_at is null)`

const byUser = ofPeople(`select ${profiles('$1')} "accountProfiles",
  (select id from account where user_id = $1 and is_remembered and not is_disabled) "rememberedAccountId"`)

/** One of the accounts that a user may act as. */
export async function profileOf(people: AsksAboutPeople, userId: string, accountId: string) {
  const { accountProfiles } = await accountsOf(people, userId)
  return (accountProfiles as { accountId: string }[]).find((profile) => profile.accountId === accountId)!
}

/** What a user chooses between after signing in. */
export async function accountsOf(people: AsksAboutPeople, userId: string) {
  const [row] = await people.query<Record<string, unknown>>(byUser, userId)
  return there(row)
}
