import { otherDocumentInput, otherDocumentsInput, saveOtherDocumentInput } from '#schema/estates/otherDocuments.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onBuilding } from '#server/access/onBuilding.ts'
import { removesRecord, savesRecord } from '#server/estates/records.ts'
import { query } from '#server/kernel/operation.ts'
import { OtherDocument } from './otherDocument.entity.ts'

export const otherDocuments = query({
  name: 'otherDocuments',
  input: otherDocumentsInput,
  mayBeOld: true,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.rows(OtherDocument).newestFirst(),
})

const kept = { entity: OtherDocument, key: 'otherDocumentId' } as const

export const saveOtherDocument = savesRecord({
  name: 'saveOtherDocument',
  input: saveOtherDocumentInput,
  permission: onBuilding(saving('otherDocumentId'), 'technical-information'),
  ...kept,
  fields: ['customName'],
  file: 'fileId',
})

export const deleteOtherDocument = removesRecord({
  name: 'deleteOtherDocument',
  input: otherDocumentInput,
  permission: onBuilding('delete', 'technical-information'),
  ...kept,
  deleted: { kind: 'otherDocument', name: ({ customName }) => customName },
})
