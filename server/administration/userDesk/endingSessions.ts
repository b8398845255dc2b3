import type { SystemGrant } from '#server/access/caretaker.ts'
import { Session } from '#server/accounts/session/session.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isNot } from '#server/kernel/rows/moments.ts'
import { heldUser } from './blocking.ts'

/** One, or all; whoever ends their own goes on where they sit. */
export async function endSessions(grant: SystemGrant, userId: string, { one, asking }: { one: string | null | undefined; asking: string }) {
  await heldUser(grant, userId)
  if (one === asking) throw new AppError('restrictSelfBlock')
  const ended = await grant.about(Session, { userId }).removeWhere({ id: one ?? isNot(asking) })
  if (!ended) throw one ? new AppError('entityNotFound') : new AppError('cannotHandleTheRequest', { reason: 'transition' })
}
