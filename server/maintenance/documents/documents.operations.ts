import { maintenanceAreaInput } from '#schema/maintenance/areas.input.ts'
import {
  planDocumentInput,
  planDocumentsInput,
  renamePlanDocumentInput,
  savePlanDocumentInput,
  uploadPlanDocumentInput,
} from '#schema/maintenance/documents.input.ts'
import { given } from '#server/access/given.ts'
import { changesPlan, readsBelowPlan, readsPlan } from '#server/access/onPlan.ts'
import { uploadsDocument } from '#server/files/files.operations.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { PlanDocument } from './planDocument.entity.ts'

export const planDocuments = query({
  name: 'planDocuments',
  input: planDocumentsInput,
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
  permission: changesPlan,
  async run({ scope, input }) {
    const { id, version, areaId, fileId } = input
    const documents = scope.rows(PlanDocument)
    const known = id ? await documents.find(id) : null
    if (fileId) await scope.adoptFile(fileId)
    const place = known ? {} : await scope.plan().place(areaId)
    const { written } = await documents.save(
      { id, version },
      { ...place, ...given(input, ['customName']), ...(fileId && { fileId }) },
      { whenNew: ['fileId'] },
    )
    if (fileId && known) await scope.releaseFile(known.fileId)
    return written
  },
})

export const uploadPlanDocument = uploadsDocument({
  name: 'uploadPlanDocument',
  about: uploadPlanDocumentInput,
  permission: changesPlan,
  async run({ scope, input }) {
    const place = await scope.plan().place(input.areaId)
    const kept = await scope.uploads().keep(input)
    await scope.adoptFile(kept.id)
    await scope.rows(PlanDocument).save({}, { ...place, customName: input.customName ?? input.name, fileId: kept.id })
    return kept
  },
})

export const renamePlanDocument = command({
  name: 'renamePlanDocument',
  input: renamePlanDocumentInput,
  permission: changesPlan,
  async run({ scope, input: { fileId, areaId, customName } }) {
    const { id, version } = await scope.plan().document(fileId, areaId)
    return (await scope.rows(PlanDocument).save({ id, version }, { customName })).written
  },
})

export const deletePlanDocument = command({
  name: 'deletePlanDocument',
  input: planDocumentInput,
  permission: changesPlan,
  async run({ scope, input: { fileId, areaId } }) {
    const { id } = await scope.plan().document(fileId, areaId)
    await scope.rows(PlanDocument).remove(id)
    await scope.releaseFile(fileId)
    return new Done(id)
  },
})
