import { privateDocumentInput, privateFolderInput, savePrivateDocumentInput } from '#schema/estates/privateFolder.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { removesRecord, savesRecord } from '#server/estates/records.ts'
import { query } from '#server/kernel/operation.ts'
import { PrivateDocument } from './privateDocument.entity.ts'

export const privateDocuments = query({
  name: 'privateDocuments',
  input: privateFolderInput,
  mayBeOld: true,
  permission: onEstate('read', 'private-folder'),
  rows: ({ scope }) => scope.rows(PrivateDocument).newestFirst(),
})

export const savePrivateDocument = savesRecord({
  name: 'savePrivateDocument',
  input: savePrivateDocumentInput,
  permission: onEstate(saving(), 'private-folder'),
  entity: PrivateDocument,
  fields: ['customName'],
  file: 'fileId',
})

export const deletePrivateDocument = removesRecord({
  name: 'deletePrivateDocument',
  input: privateDocumentInput,
  permission: onEstate('delete', 'private-folder'),
  entity: PrivateDocument,
  deleted: { kind: 'privateDocument', name: ({ customName }) => customName },
})
