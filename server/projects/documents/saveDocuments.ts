import type { InferType } from 'yup'
import { mostProjectDocuments, type saveProjectDocumentsInput } from '#schema/projects/projectDocuments.input.ts'
import { given } from '#server/access/given.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import { unversioned } from '#server/kernel/rows/versions.ts'
import { ProjectDocument, ProjectDocumentFile, ProjectDocumentList } from './projectDocument.entity.ts'

type Sent = Omit<InferType<typeof saveProjectDocumentsInput>, 'projectId'>
type SentDocument = NonNullable<Sent['documents']>[number]

/** Whoever changes a list holds it, so that two who send it whole do not undo each other. */
export async function saveDocuments(grant: ProjectGrant, { list, version, documents, removedIds, isWholeList }: Sent) {
  if (isWholeList && !version) throw unversioned()
  const lists = grant.rows(ProjectDocumentList)
  const [{ id }] = (await lists.all({ list })) as [ProjectDocumentList]
  const before = await lists.get(id)
  if (version) lists.refuseStale(before, version)

  const papers = grant.rows(ProjectDocument, { list })
  const sent = documents ?? []
  const kept = new Set(sent.map((document) => document.id))
  const gone = isWholeList ? (await papers.all({})).map((paper) => paper.id).filter((one) => !kept.has(one)) : (removedIds ?? [])
  for (const one of new Set(gone)) await removeDocument(grant, papers, one)
  for (const [place, document] of sent.entries()) await saveDocument(grant, papers, document, `documents[${place}].fileId`)
  if ((await papers.all({})).length > mostProjectDocuments) throw invalid('documents', 'tooMany')
  await lists.change(before, {})
  return new Written(ProjectDocumentList, id, ['documents'], false)
}

async function saveDocument(
  grant: ProjectGrant,
  papers: HeldRows<ProjectDocument>,
  { id, fileId, customName, documentType, covers }: SentDocument,
  field: string,
) {
  const before = id ? await papers.find(id) : null
  if (id && !before) throw new AppError('entityNotFound')
  const isNewFile = fileId != null && fileId !== before?.fileId
  if (isNewFile) await grant.adopt([fileId], { field })
  if (before && isNewFile) await grant.rows(ProjectDocumentFile, { documentId: before.id }).add({ fileId: before.fileId })
  const values = {
    customName,
    documentType: documentType ?? undefined,
    covers,
    ...(isNewFile && { fileId, addedByAccountId: grant.viewer.accountId }),
  }
  // One that comes back as it was is not news to anybody.
  const isSame =
    before &&
    !isNewFile &&
    before.customName === customName &&
    [undefined, before.documentType].includes(values.documentType) &&
    [undefined, before.covers].includes(covers)
  if (!isSame) await papers.save({ id, version: before?.version }, given(values, Object.keys(values)))
}

const removeDocument = (grant: ProjectGrant, papers: HeldRows<ProjectDocument>, id: string) =>
  grant.setAside(papers, id, { kind: 'projectDocument', name: ({ customName }) => customName, needs: 'update documents' })
