import type { ImportField } from '#schema/maintenance/import/fields.ts'
import {
  checkPlanImportInput,
  importPlanInput,
  planImportInput,
  planImportsInput,
  planImportSheetInput,
  planTemplateInput,
  uploadPlanSheetInput,
} from '#schema/maintenance/planImport.input.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { changesPlan, readsPlan } from '#server/access/onPlan.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { uploadsDocument } from '#server/files/uploading.offer.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { answer, command, query, Written } from '#server/kernel/operation.ts'
import { whatComes } from './coming.ts'
import { judged } from './judgedSheet.ts'
import type { Looked } from './looking.ts'
import { freshTasks, knownBuildings, missingBuildings } from './matching.ts'
import { PlanImport } from './planImport.entity.ts'
import { readSheet, uploadedSheet } from './sheetFile.ts'
import { templateIn } from './template.ts'
import { undoImport } from './undoing.ts'
import { writeTasks } from './writingTasks.ts'

export const planImports = query({
  name: 'planImports',
  input: planImportsInput,
  permission: readsPlan,
  rows: ({ scope }) => scope.rows(PlanImport).newestFirst(),
})

export const planTemplate = answer({
  name: 'planTemplate',
  input: planTemplateInput,
  permission: readsPlan,
  answer: async ({ call }) => templateIn(call.language),
})

export const uploadPlanSheet = uploadsDocument({
  name: 'uploadPlanSheet',
  about: uploadPlanSheetInput,
  permission: changesPlan('create'),
  run: ({ grant, input }) => grant.keep(input, 'maintenance-plan'),
})

const lastMapping = ofEstate('select i.mapping from plan_import i where i.estate_id = $1 order by i.id desc limit 1')

export const planImportSheet = answer({
  name: 'planImportSheet',
  input: planImportSheetInput,
  permission: changesPlan('create'),
  async answer({ grant, input: { fileId, sheet, headerRow }, app }) {
    const file = await uploadedSheet(grant, fileId)
    const [last] = await grant.query<{ mapping: string }>(lastMapping)
    const remembered = last ? (JSON.parse(last.mapping) as Record<string, ImportField | null>) : {}
    const looking = { sheet: sheet ?? null, headerRow: headerRow ?? null, remembered }
    const { looked } = await readSheet<{ looked: Looked }>(app.files, file, { looking })
    return { fileName: file.name, size: file.size, ...looked }
  },
})

export const planImportCheck = answer({
  name: 'planImportCheck',
  input: checkPlanImportInput,
  permission: changesPlan('create'),
  async answer({ grant, input, call, app }) {
    const sheet = await judged(grant, input, { files: app.files, language: call.language })
    const comes = whatComes(await freshTasks(grant, sheet))
    const buildings = { newBuildings: await missingBuildings(grant, sheet), knownBuildings: await knownBuildings(grant) }
    return { ...sheet, ...comes, ...buildings, knownCount: sheet.soundCount - comes.newCount }
  },
})

export const importPlan = command({
  name: 'importPlan',
  input: importPlanInput,
  permission: changesPlan('create'),
  prepare: ({ grant, input, call, app }) => judged(grant, input, { files: app.files, language: call.language }),
  async run({ grant, input: { take, fileId, seen }, prepared }) {
    if (seen !== prepared.seen) throw invalid('seen', 'notValid')
    if (take === 'all' && prepared.faultyCount) throw invalid('take', 'notValid')
    if (!prepared.soundCount) throw invalid('columns', 'notValid')
    // Taken by one of two who send it at a time.
    const files = grant.rows(StoredFile, { ownerAccountId: grant.viewer.accountId!, section: 'maintenance-plan' })
    const file = await files.get(fileId)
    if (!file.isTemporary) throw new AppError('entityNotFound')
    const imports = grant.rows(PlanImport)
    const { id } = await imports.add({ accountId: grant.viewer.accountId, fileName: file.name, mapping: JSON.stringify(prepared.mapping) })
    const brought = await writeTasks(grant, id, prepared)
    await imports.change(await imports.get(id), { ...brought })
    await files.remove(fileId)
    return new Written(PlanImport, id, ['tasks'], true)
  },
})

export const undoPlanImport = command({
  name: 'undoPlanImport',
  input: planImportInput,
  permission: changesPlan('delete'),
  run: ({ grant, input: { importId } }) => undoImport(grant, importId),
})
