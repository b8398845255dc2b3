import type { PermissionEntry } from '#schema/access/entries.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { ofSession } from '#server/access/sessionStatement.ts'
import { emailState } from '#server/accounts/emailProof/emailState.ts'
import { type Feature, features } from '#server/config/features.ts'
import type { Call } from '#server/kernel/call.ts'
import { there } from '#server/kernel/errors.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { givenByRole } from './givenByRole.ts'

type Asked = Pick<Call, 'language' | 'features' | 'providers' | 'viewer'>

/** The accounts that a user may act as, by name. */
const profiles = (userId: string) => `(select coalesce(json_agg(json_build_object(
    'accountId', id, 'name', name, 'accountType', account_type, 'isDisabled', is_disabled, 'canViewProfile', can_view_profile,
    'roles', array(select role from account_role where account_id = account.id order by role)) order by name, id), '[]')
  from account where user_id = ${userId} and left_at is null)`

const bySession =
  ofPeople(`select u.id "userId", u.name, coalesce(u.lost_email, u.email)::text email, ${emailState('u')} "emailState", u.language, ${profiles('u.id')} "accountProfiles", a.id "selectedAccountId",
    a.account_type "accountType", a.company_id "companyId", r.roles, p.entries permissions, l.plans licences, coalesce(a.is_profile_update_needed, false) "isProfileUpdateNeeded", s.provider "signedInBy"
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
  return { ...found, permissions: [...found.permissions, ...givenTo(sessionId, found, asked)], isAnonymous: false, ...around(asked) }
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
