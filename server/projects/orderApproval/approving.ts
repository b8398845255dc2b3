import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Agreed, frozen } from '#schema/projects/agreed.ts'
import type { OrderMove } from '#schema/projects/orderMoves.ts'
import type { Staged } from '#server/access/heldFiles.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { logoOnPaper } from '#server/files/pictures/logoOnPaper.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { unversioned } from '#server/kernel/rows/versions.ts'
import { approvalFileName, approvalPdf } from '#server/pdf/approval.ts'
import { refuseExpired, step } from '../orderMoves/moving.ts'
import type { Order } from '../orders/order.entity.ts'
import { OrderApproval } from './orderApproval.entity.ts'

/** As its company puts it on paper. */
export const withLogo = async (agreed: Agreed, files: FileStore): Promise<Agreed> => ({
  ...agreed,
  logo: (await logoOnPaper(files, agreed.company.logoFileId))?.toString('base64'),
})

/** The paper of it, kept before anything is agreed: of what comes to nothing the content is swept. */
export async function staged(agreed: Agreed, files: FileStore): Promise<Staged> {
  const [id, name] = [uuidv7(), approvalFileName(agreed)]
  const content = await files.put(id, Readable.from([await approvalPdf(agreed)]))
  return { id, name, urlName: name, type: 'application/pdf', purpose: 'document', width: null, height: null, ...content }
}

/** What was shown is what is agreed: an order that has changed since is not. Answers the step that it takes. */
export function approvable(
  grant: OrderGrant,
  { status, releasedAt, version, validUntil }: Pick<Order, 'status' | 'releasedAt' | 'version' | 'validUntil'>,
  seen: number | null | undefined,
) {
  const move = grant.move({ status, releasedAt }, 'approve')
  if (seen == null) throw unversioned()
  if (version !== seen) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
  refuseExpired({ validUntil })
  return move
}

interface Prepared {
  /** The step that its order may take, as it was read. */
  move: OrderMove
  version: number
  agreed: Agreed
  paper: Staged
}

/** From here on nothing of the order is changed. That it may be approved was looked at before its paper was drawn, and holds as long as nobody has changed it. */
export async function approve(grant: OrderGrant, { move, version, agreed, paper }: Prepared) {
  const { accountId, sessionId } = grant.viewer
  const content = frozen(agreed)
  const order = await grant.order.get(grant.orderId)
  if (order.version !== version) {
    grant.move(order, 'approve')
    grant.order.refuseStale(order, version)
  }
  const written = await step(grant, order, move, agreed.comment)
  await grant.keep(paper)
  await grant.adoptForOrder([paper.id], { field: 'orderId' })
  await grant.rows(OrderApproval).add(
    {
      content,
      contentHash: hash('sha256', content, 'buffer'),
      fileId: paper.id,
      fileHash: paper.sha256,
      approvedAt: new Date(agreed.approvedAt),
      accountId,
      sessionHash: hash('sha256', sessionId, 'buffer'),
      accountName: agreed.approvedBy.name,
      email: agreed.approvedBy.email,
      grossOre: String(agreed.grossOre),
    },
    grant.orderId,
  )
  return written
}
