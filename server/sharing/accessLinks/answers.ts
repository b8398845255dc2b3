import type { AccessLinkGrant } from '#server/access/onAccessLink.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import { lettersOfAnswer, lettersOfEnd } from './accessLetters.ts'
import { AccessLink } from './accessLink.entity.ts'

/** Once: whoever is second finds it claimed. */
export async function claimLink(grant: AccessLinkGrant) {
  const links = grant.rows(AccessLink)
  const link = await links.get(grant.linkId)
  if (link.status !== 'unclaimed') throw new AppError('entityAlreadyExists')
  await links.change(link, { status: 'claimed', claimedAt: new Date() })
  return { written: new Written(AccessLink, link.id, ['status'], false), letters: await lettersOfAnswer(grant, link.id, true) }
}

/**
 * The company is out with its next request. Where its own people do it, it is no to what was asked, or enough of what was;
 * what came by default only an owner ends. Whoever did not do it is told, unless the company has not answered yet.
 */
export async function endLink(grant: AccessLinkGrant): Promise<readonly Mail[]> {
  const { linkId, isOwn } = grant
  const links = grant.rows(AccessLink)
  const { status } = await links.get(linkId)
  if (isOwn && status === 'claimedByDefault') throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const isAnswer = status === 'unclaimed'
  const letters = isAnswer
    ? isOwn
      ? await lettersOfAnswer(grant, linkId, false)
      : []
    : await lettersOfEnd(grant, linkId, { byCompany: isOwn })
  await links.remove(linkId)
  return letters
}
