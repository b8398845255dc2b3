import { isDeepStrictEqual } from 'node:util'
import { linkSections } from '#schema/access/sections.ts'
import { usualDays } from '#schema/sharing/publicLinks.input.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofAccount, ofEstate, ofEverybody } from '#server/access/heldSql.ts'
import { hashOf } from '#server/access/sessions.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { idFrom, uuidv7 } from '#server/kernel/ids.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import { PublicLink } from './publicLink.entity.ts'
import { holdRoom, refuseMore } from './room.ts'
import { holdProject } from './shownByLink.offer.ts'

const mostTold = 100

interface Kept extends Pick<PublicLink, 'id' | 'name' | 'keySealed' | 'sections' | 'projectId' | 'expiresAt'> {
  isExpired: boolean
}
interface LinkValues {
  name?: string | null | undefined
  sections?: readonly string[] | null | undefined
  projectId?: string | null | undefined
  expiresAt?: string | null | undefined
}

const linkColumns = `select id, name, key_sealed "keySealed", sections, project_id "projectId", expires_at "expiresAt", expires_at <= now() "isExpired", visits,
  last_visit_at "lastVisitAt", version, created_at "createdAt" from public_link`
const list = ofEstate(
  `${linkColumns} where estate_id = $1 and revoked_at is null and not is_preview order by created_at desc, id desc limit ${mostTold}`,
)
const one = ofEstate(`${linkColumns} where estate_id = $1 and id = $2 and revoked_at is null`)
/** Whatever estate it shows: who asks again is known by the account. */
const madeBy = ofAccount(`${linkColumns} where created_by = (select id from account where id = $1) and id = $2`)

/** The public links of an estate; with their keys for whoever may change them. */
export async function toldLinks(grant: EstateGrant, linkKeys: LinkKeys) {
  const keys = grant.tellsKeys('access-management') ? linkKeys : undefined
  return (await grant.query<Kept>(list)).map((link) => opened(link, keys))
}

async function toldLink(grant: EstateGrant, keys: LinkKeys, id: string) {
  const [link] = await grant.query<Kept>(one, id)
  if (!link) throw new AppError('entityNotFound')
  return opened(link, keys)
}

/** Sent again under the same key of its caller, it was made the first time. */
export async function createLink(
  grant: EstateGrant,
  linkKeys: LinkKeys,
  { name = null, sections, projectId = null, expiresAt }: LinkValues,
  repeat: Call['repeat'],
) {
  await holdRoom(grant)
  if (projectId) await holdProject(grant, projectId)
  const { accountId } = grant.viewer
  const id = repeat ? idFrom(`${accountId} ${repeat.key}`) : uuidv7()
  const wanted = { name, sections: inOrder(sections), projectId, ...(expiresAt && { expiresAt: new Date(expiresAt) }) }
  const isNew = !(await isMade(grant, id, wanted))
  if (isNew) {
    await refuseMore(grant, { isNew })
    const key = linkKeys.make()
    const sealed = { keyHash: hashOf(key), keySealed: linkKeys.close(id, key) }
    await grant.rows(PublicLink).add({ expiresAt: inDays(usualDays), ...wanted, ...sealed, createdBy: accountId }, id)
  }
  return { isNew, link: await toldLink(grant, linkKeys, id) }
}

/** A moment that has passed ends it, and a later one opens it again. */
export async function changeLink(
  grant: EstateGrant,
  keys: LinkKeys,
  { id, version }: { id: string; version: number | null | undefined },
  { name, sections, expiresAt }: LinkValues,
) {
  await holdRoom(grant)
  const links = grant.rows(PublicLink)
  const before = await openLink(grant, id)
  links.refuseStale(before, version)
  const until = expiresAt ? new Date(expiresAt) : before.expiresAt
  if (before.expiresAt <= new Date() && until > new Date()) await refuseMore(grant, { isNew: false })
  await links.change(before, { name, sections: sections ? inOrder(sections) : undefined, expiresAt: until })
  return toldLink(grant, keys, id)
}

export async function takeBack(grant: EstateGrant, id: string) {
  const link = await openLink(grant, id)
  await grant.rows(PublicLink).change(link, { revokedAt: new Date(), keySealed: Buffer.alloc(0) })
}

/** One that was taken back is gone, and a look at one is none. */
async function openLink(grant: EstateGrant, id: string): Promise<PublicLink> {
  const link = await grant.rows(PublicLink).get(id)
  if (link.revokedAt || link.isPreview) throw new AppError('entityNotFound')
  return link
}

/** Whether it was made before; under the same key something else can't be. */
async function isMade(grant: EstateGrant, id: string, wanted: Partial<Kept>) {
  const [made] = await grant.query<Kept>(madeBy, id)
  if (!made) return false
  const isSame = Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(made[field as keyof Kept], value))
  if (!isSame) throw new AppError('unprocessableEntity', { reason: 'reused' })
  return true
}

function opened({ keySealed, ...link }: Kept, keys: LinkKeys | undefined) {
  const publicLinkKey = keys?.open(link.id, keySealed)
  return { ...link, publicLinkKey, url: publicLinkKey && keys?.address(publicLinkKey) }
}

export const inOrder = (sections: LinkValues['sections']) => linkSections.filter((section) => sections?.includes(section))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const endedLongAgo = ofEverybody(`delete from public_link where least(revoked_at, expires_at) < now() - interval '1 year'
  or is_preview and expires_at < now()`)

/** What ended long ago opens nothing, and is not told any more. */
export const forgetEndedLinks = (caretaker: Caretaker) => caretaker.query(endedLongAgo)
