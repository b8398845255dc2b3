import type { PermissionEntry } from '#schema/access/entries.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { ofSession } from '#server/access/sessionStatement.ts'
import { emailState } from '#server/accounts/emailProof/emailState.ts'
import { hangingOnAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { Config } from '#server/config.ts'
import { type Feature, features } from '#server/config/features.ts'
import type { Call } from '#server/kernel/call.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { profiles } from './accountProfiles.offer.ts'
import { givenByRole } from './givenByRole.ts'

type AskingCall = Pick<Call, 'language' | 'viewer'>
type Offered = Pick<Config, 'features' | 'providers'>

const startsWith = (accountId: string) =>
  `coalesce(${[...hangingOnAccounts.all.flatMap(({ begins }) => begins?.(accountId) ?? []), 'null::uuid'].join(', ')})`

const bySession = hangingOnAccounts.made(() =>
  ofPeople(`select u.id "userId", u.name, coalesce(u.lost_email, u.email)::text email, ${emailState('u')} "emailState", u.language, ${profiles('u.id')} "accountProfiles", a.id "selectedAccountId",
    a.account_type "accountType", a.company_id "companyId", r.roles, p.entries permissions, l.plans licences, coalesce(a.is_profile_update_needed, false) "isProfileUpdateNeeded",
    ${startsWith('a.id')} "startsWithEstateId", s.provider "signedInBy"
  from ${ofSession} where s.id = $1`),
)

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

const switched = ({ features: on }: Pick<Offered, 'features'>) =>
  Object.fromEntries(features.map((feature) => [feature, on.includes(feature)])) as Record<Feature, boolean>
const offered = ({ providers }: Pick<Offered, 'providers'>) =>
  providers.map(({ name, label, identityNumberClaim }) => ({ name, label, provesIdentity: identityNumberClaim !== undefined }))
const around = (config: Offered) => ({ features: switched(config), signInProviders: offered(config) })

export const anonymousIdentity = ({ language }: AskingCall, config: Offered) => ({ ...nobody, language, ...around(config) })

/** The user behind a session, as the database knows it now. */
export async function identityOf(people: AsksAboutPeople, sessionId: string, call: AskingCall, config: Offered) {
  const [user] = await people.query<SignedInUser>(bySession(), sessionId)
  if (!user) return { isAnonymous: false, ...around(config) }
  const permissions = [...user.permissions, ...givenTo(sessionId, user, call, config)]
  // A token may be for other estates, and whoever has one begins nowhere.
  const isToken = call.viewer.kind === 'account' && call.viewer.tokenScope
  return { ...user, permissions, ...(isToken && { startsWithEstateId: null }), isAnonymous: false, ...around(config) }
}

/** As what it has become: whoever has just chosen an account came as another. */
function givenTo(sessionId: string, user: SignedInUser, { viewer, language }: AskingCall, { features: on }: Offered) {
  const { userId, selectedAccountId: accountId, companyId, roles, permissions: entries, licences } = user
  const { tokenScope, limits } = viewer.kind === 'account' ? viewer : {}
  const token = { ...(tokenScope && { tokenScope }), ...(limits && { limits }) }
  const account = { kind: 'account', sessionId, version: 0, userId, accountId, companyId, language, roles, licences, entries } as const
  return givenByRole({ ...account, ...token, validUntil: null, rights: '{}' }, on)
}

interface SignedInUser extends Record<string, unknown>, Pick<SignedIn, 'userId' | 'companyId' | 'roles' | 'licences'> {
  selectedAccountId: string | null
  permissions: readonly PermissionEntry[]
}
