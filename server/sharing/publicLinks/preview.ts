import type { LinkSection } from '#schema/access/sections.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { hashOf } from '#server/access/sessions.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import { inOrder } from './links.ts'
import { PublicLink } from './publicLink.entity.ts'
import { holdRoom } from './room.ts'
import { holdProject } from './shownByLink.offer.ts'

const halfAnHour = 30 * 60_000

/**
 * What whoever makes a link looks at first: the visitor's own screen, by a key that shows no more than the link would. There
 * is one for each who looks at an estate; what is chosen next takes its place.
 */
export async function lookAs(
  grant: EstateGrant,
  keys: LinkKeys,
  { sections, projectId = null }: { sections: readonly LinkSection[]; projectId?: string | null | undefined },
) {
  await holdRoom(grant)
  if (projectId) await holdProject(grant, projectId)
  const shown = { sections: inOrder(sections), projectId, expiresAt: new Date(Date.now() + halfAnHour) }
  const links = grant.rows(PublicLink)
  const mine = { isPreview: true, createdBy: grant.viewer.accountId! }
  const before = await links.one(mine)
  const openKey = before && before.expiresAt > new Date() ? keys.open(before.id, before.keySealed) : undefined
  if (before && openKey) {
    await links.changeWhere(mine, shown)
    return answer(keys, openKey, shown)
  }
  await links.removeWhere(mine)
  const [id, key] = [uuidv7(), keys.make()]
  await links.add({ ...shown, ...mine, keyHash: hashOf(key), keySealed: keys.close(id, key) }, id)
  return answer(keys, key, shown)
}

const answer = (keys: LinkKeys, key: string, { expiresAt }: { expiresAt: Date }) => ({
  publicLinkKey: key,
  url: keys.address(key),
  expiresAt,
})
