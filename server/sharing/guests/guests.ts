import type { SectionName } from '#schema/access/sections.ts'
import type { GuestAccessLevel } from '#schema/sharing/guests.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { bindWaiting } from '#server/accounts/emailProof/addressBinding.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { permitAnew } from './entries.ts'
import { GuestInvitation } from './guestInvitation.entity.ts'

interface NewGuest {
  email: string
  name?: string | null | undefined
  accessLevel: GuestAccessLevel
  restrictions: readonly SectionName[]
  expiresAt?: string | null | undefined
}
interface GuestChange {
  accessLevel?: GuestAccessLevel | null | undefined
  restrictions?: readonly SectionName[] | null | undefined
  expiresAt?: string | null | undefined
}

const isOwner = ofEstate(`select from estate_owner o join account a on a.id = o.account_id join app_user u on u.id = a.user_id
  where o.estate_id = $1 and u.email = $2`)

/** Lets somebody in, at once or as soon as they have shown that the address is theirs. Nothing tells the owner which of the two. */
export async function invite(grant: EstateGrant, { email, name = null, ...guest }: NewGuest) {
  const { accessLevel, restrictions, expiresAt = null } = guest
  await refuseOwners(grant, email)
  refusePast(expiresAt)
  const { id } = await grant.rows(GuestInvitation).add({
    email,
    name,
    accessLevel,
    restrictions: [...new Set(restrictions)],
    expiresAt: momentOf(expiresAt),
    invitedBy: grant.viewer.accountId,
  })
  await bindWaiting(grant, email)
  const changed = ['email', ...(name ? ['name'] : []), 'accessLevel', 'restrictions', ...(expiresAt ? ['expiresAt'] : [])]
  return new Written(GuestInvitation, id, changed, true)
}

/** What is left out stays as it was. */
export async function changeGuest(
  grant: EstateGrant,
  id: string,
  version: number | null | undefined,
  { accessLevel, restrictions, expiresAt }: GuestChange,
) {
  const guests = grant.rows(GuestInvitation)
  const before = await guests.asSeen(id, version)
  if (momentOf(expiresAt)?.getTime() !== before.expiresAt?.getTime()) refusePast(expiresAt)
  const closed = restrictions && !isSame(restrictions, before.restrictions) ? [...new Set(restrictions)] : undefined
  const written = await guests.change(before, {
    accessLevel: accessLevel ?? undefined,
    restrictions: closed,
    expiresAt: expiresAt === undefined ? undefined : momentOf(expiresAt),
  })
  await permitAnew(grant, id, closed ?? before.restrictions)
  return written
}

async function refuseOwners(grant: EstateGrant, email: string) {
  if (await grant.about(User, { id: grant.viewer.userId }).exists({ email })) throw refused('inviteSelfAsGuest')
  if ((await grant.query(isOwner, email)).length) throw refused('inviteOwnerAsGuest')
}

function refusePast(expiresAt: string | null | undefined) {
  if (expiresAt && new Date(expiresAt) <= new Date()) throw invalid('expiresAt', 'notValid')
}

const refused = (code: 'inviteSelfAsGuest' | 'inviteOwnerAsGuest') => new AppError(code, { fields: { email: code } })
const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null)
const isSame = (one: readonly SectionName[], other: readonly SectionName[]) => one.toSorted().join() === other.toSorted().join()

/** A guest's own way out. */
export async function leaveAsGuest(grant: EstateGrant): Promise<string> {
  const [ended] = await grant.rows(GuestInvitation, { accountId: grant.viewer.accountId! }).takeWhere({})
  if (!ended) throw new AppError('authorizationFailure')
  return ended.id
}
