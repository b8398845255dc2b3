import { maintenanceAreaInput } from '#schema/maintenance/areas.input.ts'
import {
  planDocumentInput,
  planDocumentsInput,
  renamePlanDocumentInput,
  savePlanDocumentInput,
  uploadPlanDocumentInput,
} from '#schema/maintenance/documents.input.ts'
import { saving } from '#server/access/deeds.ts'
import { given } from '#server/access/given.ts'
import { changesPlan, readsBelowPlan, readsPlan } from '#server/access/onPlan.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { uploadsDocument } from '#server/files/uploading.offer.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { documentWith, placeOf } from './documents.ts'
import { PlanDocument } from './planDocument.entity.ts'

export const planDocuments = query({
  name: 'planDocuments',
  input: planDocumentsInput,
  mayBeOld: true,
  permission: readsPlan,
  rows: ({ scope }) =>
    scope
      .rows(PlanDocument)
      .where(({ areaId }) => sql`${areaId} is null`)
      .newestFirst(),
})

export const documentsOfArea = query({
  name: 'documentsOfArea',
  input: maintenanceAreaInput,
  permission: readsBelowPlan,
  rows: ({ scope, input }) =>
    scope
      .rows(PlanDocument)
      .where(({ areaId }) => sql`${areaId} = ${input.areaId}`)
      .newestFirst(),
})

export const savePlanDocument = command({
  name: 'savePlanDocument',
  input: savePlanDocumentInput,
  permission: changesPlan(saving()),
  async run({ grant, input }) {
    const { id, version, areaId, fileId } = input
    const documents = grant.rows(PlanDocument)
    const existing = id ? await documents.find(id) : null
    if (fileId) await grant.adopt([fileId], { field: 'fileId' })
    const place = existing ? {} : await placeOf(grant, areaId)
    const { written } = await grant.save(
      documents,
      { id, version },
      { ...place, ...given(input, ['customName']), ...(fileId && { fileId }) },
      { whenNew: ['fileId'] },
    )
    if (fileId && existing) await grant.release([existing.fileId])
    return written
  },
})

export const uploadPlanDocument = uploadsDocument({
  name: 'uploadPlanDocument',
  about: uploadPlanDocumentInput,
  permission: changesPlan('create'),
  async run({ grant, input }) {
    const { id: fileId, name, customName = name, areaId } = input
    const place = await placeOf(grant, areaId)
    await grant.keep(input)
    await grant.adopt([fileId], { field: 'fileId' })
    await grant.rows(PlanDocument).add({ ...place, customName: customName ?? name, fileId })
    return new Written(StoredFile, fileId, [], true)
  },
})

export const renamePlanDocument = command({
  name: 'renamePlanDocument',
  input: renamePlanDocumentInput,
  permission: changesPlan('update'),
  run: async ({ grant, input: { fileId, areaId, customName } }) =>
    grant.rows(PlanDocument).change(await documentWith(grant, fileId, areaId), { customName }),
})

export const deletePlanDocument = command({
  name: 'deletePlanDocument',
  input: planDocumentInput,
  permission: changesPlan('delete'),
  async run({ grant, input: { fileId, areaId } }) {
    const { id } = await documentWith(grant, fileId, areaId)
    await grant.setAside(grant.rows(PlanDocument), id, { kind: 'planDocument', name: ({ customName }) => customName })
    return new Done(id)
  },
})
