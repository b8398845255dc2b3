import type { OrderGrant } from '#server/access/orderGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import type { Which } from '#server/kernel/rows/rowsByValues.ts'

/** A paper of an order, or of a quotation. */
interface Paper {
  id: string
  customName: string
  fileId: string
}
interface Place<P extends Paper> {
  papers: HeldRows<P>
  /** Those of them that count. */
  standing: Which<P>
  most: number
}

/** Adds a paper where there is room for one more, and takes over its file, which whoever adds it has brought. */
export async function filePaper<P extends Paper>(
  grant: OrderGrant,
  { papers, standing, most }: Place<P>,
  paper: Pick<Paper, 'customName' | 'fileId'> & Partial<P>,
) {
  if ((await papers.countOf(standing)) >= most) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  await grant.adoptForOrder([paper.fileId], { field: 'fileId' })
  return papers.add(paper)
}
