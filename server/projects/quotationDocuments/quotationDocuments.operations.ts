import {
  addQuotationDocumentInput,
  quotationDocumentInput,
  quotationInput,
  uploadQuotationDocumentInput,
} from '#schema/projects/quotations.input.ts'
import { type QuotationGrant, readsQuotation, worksOnQuotation, worksOnQuotationOfPaper } from '#server/access/onQuotation.ts'
import { uploadsDocument } from '#server/files/uploading.offer.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { filePaper } from '../orderDocuments/filePaper.ts'
import { answerable } from '../quotations/answering.ts'
import { Quotation } from '../quotations/quotation.entity.ts'
import { QuotationDocument } from './quotationDocument.entity.ts'

/** As many as stand with one quotation. */
const most = 20

/** Below their quotation. */
export const documentsOfQuotation = query({
  name: 'documentsOfQuotation',
  input: quotationInput,
  permission: readsQuotation,
  rows: ({ scope }) => scope.rows(QuotationDocument).by(() => []),
})

/** The papers of a quotation that can still be answered. What becomes of one is a change of it: whoever takes it over has seen them. */
async function papersOf(grant: QuotationGrant) {
  const quotation = await answerable(grant)
  await grant.of(Quotation).change(quotation, {})
  return grant.its(QuotationDocument)
}
async function keepPaper(grant: QuotationGrant, paper: Pick<QuotationDocument, 'customName' | 'fileId'>) {
  return filePaper(grant, { papers: await papersOf(grant), standing: {}, most }, paper)
}

export const addQuotationDocument = command({
  name: 'addQuotationDocument',
  input: addQuotationDocumentInput,
  permission: worksOnQuotation,
  run: ({ grant, input: { customName, fileId } }) => keepPaper(grant, { customName, fileId }),
})

export const uploadQuotationDocument = uploadsDocument({
  name: 'uploadQuotationDocument',
  about: uploadQuotationDocumentInput,
  permission: worksOnQuotation,
  async run({ grant, input }) {
    const kept = await grant.keep(input)
    await keepPaper(grant, { customName: input.customName ?? input.name, fileId: input.id })
    return kept
  },
})

export const deleteQuotationDocument = command({
  name: 'deleteQuotationDocument',
  input: quotationDocumentInput,
  permission: worksOnQuotationOfPaper,
  endsOwnAccess: true,
  async run({ grant, input: { documentId } }) {
    const { fileId } = await (await papersOf(grant)).remove(documentId)
    await grant.release([fileId])
    return new Done(documentId)
  },
})
