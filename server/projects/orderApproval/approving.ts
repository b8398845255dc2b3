import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Agreed, frozen } from '#schema/projects/agreed.ts'
import type { Staged } from '#server/access/heldFiles.ts'
import type { OrderGrant } from '#server/access/onOrder.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { approvalFileName, approvalPdf } from '#server/pdf/approval.ts'
import { moved } from '../orderMoves/moving.ts'
import { OrderApproval } from './orderApproval.entity.ts'

/** The paper of it, kept before anything is agreed: of what comes to nothing the content is swept. */
export async function staged(agreed: Agreed, files: FileStore): Promise<Staged> {
  const [id, name] = [uuidv7(), approvalFileName(agreed)]
  const content = await files.put(id, Readable.from([await approvalPdf(agreed)]))
  return { id, name, urlName: name, type: 'application/pdf', purpose: 'document', width: null, height: null, ...content }
}

interface Prepared {
  /** Of the order that was read. */
  version: number
  agreed: Agreed
  paper: Staged
}

/** From here on nothing of the order is changed. What was shown is what is agreed: an order that has changed since is not. */
export async function approve(grant: OrderGrant, seen: number | null | undefined, { version, agreed, paper }: Prepared) {
  if (version !== seen) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
  const { accountId, sessionId } = grant.viewer
  const content = frozen(agreed)
  const written = await moved(grant, seen, () => 'approve', agreed.comment)
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
