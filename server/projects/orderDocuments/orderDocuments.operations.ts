import {
  addOrderDocumentInput,
  changeOrderDocumentInput,
  orderDocumentInput,
  orderInput,
  uploadOrderDocumentInput,
} from '#schema/projects/orders.input.ts'
import { readsOrder, worksOnOrder, worksOnOrderOfDocument, worksOnOrderOfPaper } from '#server/access/onOrder.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { uploadsDocument } from '#server/files/uploading.offer.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { filePaper } from './filePaper.ts'
import { OrderDocument } from './orderDocument.entity.ts'

/** As many as stand with one order. */
const most = 100

/** Below their order. */
export const documentsOfOrder = query({
  name: 'documentsOfOrder',
  input: orderInput,
  permission: readsOrder,
  rows: ({ scope }) => scope.papers().by(() => []),
})

/** The papers of an open order. What becomes of one is a change of the order: whoever approves it has seen them. */
async function papersOf(grant: OrderGrant) {
  const order = await grant.order.get(grant.orderId)
  grant.move(order, 'edit')
  await grant.order.change(order, {})
  return { order, papers: grant.of(OrderDocument) }
}
async function keepPaper(grant: OrderGrant, paper: Pick<OrderDocument, 'kind' | 'customName' | 'fileId'>) {
  const { papers } = await papersOf(grant)
  const companyId = grant.side === 'subcontractor' ? grant.employerId : null
  return filePaper(grant, { papers, standing: { removedAt: null }, most }, { ...paper, companyId })
}

export const addOrderDocument = command({
  name: 'addOrderDocument',
  input: addOrderDocumentInput,
  permission: worksOnOrder,
  run: ({ grant, input: { kind, customName, fileId } }) => keepPaper(grant, { kind, customName, fileId }),
})

export const uploadOrderDocument = uploadsDocument({
  name: 'uploadOrderDocument',
  about: uploadOrderDocumentInput,
  permission: worksOnOrder,
  async run({ grant, input }) {
    const kept = await grant.keep(input)
    await keepPaper(grant, { kind: input.kind ?? 'other', customName: input.customName ?? input.name, fileId: input.id })
    return kept
  },
})

export const changeOrderDocument = command({
  name: 'changeOrderDocument',
  input: changeOrderDocumentInput,
  permission: worksOnOrderOfPaper,
  async run({ grant, input: { id, ...values } }) {
    const { papers } = await papersOf(grant)
    return papers.change(await papers.get(id), values)
  },
})

export const deleteOrderDocument = command({
  name: 'deleteOrderDocument',
  input: orderDocumentInput,
  permission: worksOnOrderOfDocument,
  endsOwnAccess: true,
  async run({ grant, input: { documentId } }) {
    const { order, papers } = await papersOf(grant)
    // What was sent is the customer's to read until another version is.
    if (order.releasedAt) await papers.change(await papers.get(documentId), { removedAt: new Date() })
    else await grant.release([(await papers.remove(documentId)).fileId])
    return new Done(documentId)
  },
})
