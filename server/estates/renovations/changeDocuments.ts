import { mostDocuments } from '#schema/estates/renovations.input.ts'
import { type AgreementDocumentType } from '#schema/estates/renovations.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { given } from '#server/access/given.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { RenovationDocument } from './renovationDocument.entity.ts'

interface SentDocument {
  id?: string | null | undefined
  documentType?: AgreementDocumentType | null | undefined
  customName: string
  fileId?: string | null | undefined
}

/** Adds and changes what is given, and removes only what is named. The renovation's version stands for its papers too. */
export async function changeDocuments(
  grant: EstateGrant,
  renovationId: string,
  sent: readonly SentDocument[],
  removedIds: readonly string[],
) {
  if (!sent.length && !removedIds.length) return
  const papers = grant.rows(RenovationDocument, { renovationId })
  if (removedIds.length) grant.refuseUnlessMay('delete')
  for (const id of new Set(removedIds))
    await grant.setAside(papers, id, { kind: 'renovationDocument', name: ({ customName }) => customName })
  for (const [place, { id, documentType, customName, fileId }] of sent.entries()) {
    const before = id ? await papers.find(id) : null
    if (id && !before) throw new AppError('entityNotFound')
    if (!before) grant.refuseUnlessMay('create')
    if (fileId) await grant.adopt([fileId], { field: `documents[${place}].fileId` })
    const values = { documentType: documentType ?? undefined, customName, fileId: fileId ?? undefined }
    await papers.save({ id, version: before?.version }, given(values, Object.keys(values)))
    if (fileId && before) await grant.release([before.fileId])
  }
  if ((await papers.all({})).length > mostDocuments) throw invalid('documents', 'tooMany')
}
