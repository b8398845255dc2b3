import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  AddQuotationDocumentDocument,
  AskForQuotationsDocument,
  DeclineQuotationDocument,
  DeleteQuotationDocumentDocument,
  GiveQuotationDocument,
  type GiveQuotationInput,
  type QuotationPartsFragment,
  type QuotationRowPartsFragment,
  type QuotationQuery,
  TakeOverQuotationDocument,
  useComparedQuotationsQuery,
} from '#client/generated/graphql.ts'
import { isLate } from '../order/useOrder.ts'

export type QuotationRow = QuotationRowPartsFragment
export type Compared = QuotationPartsFragment
export type Quotation = NonNullable<QuotationQuery['quotation']>

const changed = ['Query.quotations', 'Query.quotation', 'Query.order', 'Query.orders'] as const

/** What firms would take for one order, in the order they were asked. */
export function useComparedQuotations(orderId: string) {
  const query = useComparedQuotationsQuery({ variables: { orderId }, ...screenQuery })
  const data = shownData(query)?.quotations.nodes.toReversed()
  return shownOf(data, query)
}

export function useAskFirms(orderId: string) {
  const send = useSend()
  return (subcontractorIds: string[], answerBy: string | null) =>
    send({ mutation: AskForQuotationsDocument, variables: { input: { orderId, subcontractorIds, answerBy } } }, changed)
}

export function useTakeOver() {
  const send = useSend(isLate)
  return ({ id: quotationId, version }: QuotationRow) =>
    send({ mutation: TakeOverQuotationDocument, variables: { input: { quotationId, version } } }, changed)
}

/** What a firm answers, as it was shown: where somebody else has answered meanwhile, nothing is done. */
export function useAnswer(quotationId: string) {
  const send = useSend()
  return {
    give: (said: Omit<GiveQuotationInput, 'quotationId'>) =>
      send({ mutation: GiveQuotationDocument, variables: { input: { quotationId, ...said } } }, changed),
    decline: (version: number, words: string) =>
      send({ mutation: DeclineQuotationDocument, variables: { input: { quotationId, version, words } } }, changed),
    add: (customName: string, fileId: string) =>
      send({ mutation: AddQuotationDocumentDocument, variables: { input: { quotationId, customName, fileId } } }, changed),
    remove: (documentId: string) => send({ mutation: DeleteQuotationDocumentDocument, variables: { input: { documentId } } }, changed),
  }
}
