import type { PermissionEntry } from '#schema/access/entries.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { ofSession } from '#server/access/sessionStatement.ts'
import { emailState } from '#server/accounts/emailProof/emailState.ts'
import { type Feature, features } from '#server/config/features.ts'
import { firstStepsOf } from '#server/estates/firstSteps/steps.offer.ts'
import type { Call } from '#server/kernel/call.ts'
import { there } from '#server/kernel/errors.ts'
import { join, sql, statement } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { givenByRole } from './givenByRole.ts'

type Asked = Pick<Call, 'language' | 'features' | 'providers' | 'viewer'>

/** The accounts that a user may act as, by name. */
const profiles = (userId: string) => `(select coalesce(json_agg(json_build_object(
    'accountId', id, 'name', name, 'accountType', account_type, 'isDisabled', is_disabled, 'canViewProfile', can_view_profile,
    'roles', array(select role from account_role where account_id = account.id order by role)) order by name, id), '[]')
  from account where user_id = ${userId} and left_at is null)`

/** Of an account that owns one property: that one, until all that a new one begins with is done or put away. */
const firstSteps = statement(join(firstStepsOf({ id: sql`e.id`, imageFileId: sql`e.image_file_id` }), ' and ')).text
const startsWith = (accountId: string) => `(select e.id from (
    select (array_agg(id))[1] id from (select o.estate_id id from estate_owner o join estate x on x.id = o.estate_id and x.removed_at is null
      where o.account_id = ${accountId} limit 2) own having count(*) = 1) one
  join estate e on e.id = one.id and e.first_steps_put_away_at is null and not (${firstSteps}))`

const bySession =
  ofPeople(`select u.id "userId", u.name, coalesce(u.lost_email, u.email)::text email, ${emailState('u')} "emailState", u.language, ${profiles('u.id')} "accountProfiles", a.id "selectedAccountId",
    a.account_type "accountType", a.company_id "companyId", r.roles, p.entries permissions, l.plans licences, coalesce(a.is_profile_update_needed, false) "isProfileUpdateNeeded",
    ${startsWith('a.id')} "startsWithEstateId", s.provider "signedInBy"
  from ${ofSession} where s.id = $1`)

const nobody = {
  isAnonymous: true,
  userId: null,
  name: null,
  email: null,
  emailState: null,
  accountProfiles: [],
  selectedAccountId: null,
  accountType: null,
  companyId: null,
  roles: [],
  permissions: [],
  licences: [],
  isProfileUpdateNeeded: false,
  startsWithEstateId: null,
  signedInBy: null,
}

const switched = ({ features: on }: Pick<Asked, 'features'>) =>
  Object.fromEntries(features.map((feature) => [feature, on.includes(feature)])) as Record<Feature, boolean>
const offered = ({ providers }: Pick<Asked, 'providers'>) =>
  providers.map(({ name, label, identityNumberClaim }) => ({ name, label, provesIdentity: identityNumberClaim !== undefined }))
const around = (asked: Asked) => ({ features: switched(asked), signInProviders: offered(asked) })

export const anonymousIdentity = (asked: Asked) => ({ ...nobody, language: asked.language, ...around(asked) })

/** The user behind a session, as the database knows it now. */
export async function identityOf(people: AsksAboutPeople, sessionId: string, asked: Asked) {
  const [found] = await people.query<Found>(bySession, sessionId)
  if (!found) return { isAnonymous: false, ...around(asked) }
  const permissions = [...found.permissions, ...givenTo(sessionId, found, asked)]
  // A token may be for other estates, and whoever has one begins nowhere.
  const isToken = asked.viewer.kind === 'account' && asked.viewer.tokenScope
  return { ...found, permissions, ...(isToken && { startsWithEstateId: null }), isAnonymous: false, ...around(asked) }
}

/** As what it has become: whoever has just chosen an account came as another. */
function givenTo(sessionId: string, found: Found, { viewer, features: on, language }: Asked) {
  const { userId, selectedAccountId: accountId, companyId, roles, permissions: entries, licences } = found
  const { tokenScope, limits } = viewer.kind === 'account' ? viewer : {}
  const token = { ...(tokenScope && { tokenScope }), ...(limits && { limits }) }
  const account = { kind: 'account', sessionId, version: 0, userId, accountId, companyId, language, roles, licences, entries } as const
  return givenByRole({ ...account, ...token, validUntil: null, rights: '{}' }, on)
}

interface Found extends Record<string, unknown>, Pick<SignedIn, 'userId' | 'companyId' | 'roles' | 'licences'> {
  selectedAccountId: string | null
  permissions: readonly PermissionEntry[]
}

const byUser = ofPeople(`select ${profiles('$1')} "accountProfiles",
  (select id from account where user_id = $1 and is_remembered and not is_disabled) "rememberedAccountId"`)

/** One of the accounts that a user may act as. */
export async function profileOf(people: AsksAboutPeople, userId: string, accountId: string) {
  const { accountProfiles } = await accountsOf(people, userId)
  return (accountProfiles as { accountId: string }[]).find((profile) => profile.accountId === accountId)!
}

/** What a user chooses between after signing in. */
export async function accountsOf(people: AsksAboutPeople, userId: string) {
  const [found] = await people.query<Record<string, unknown>>(byUser, userId)
  return there(found)
}
