import { accountRows } from './accountRows.ts'
import { askedOwnerRows } from './askedOwnerRows.ts'
import { budgetRows } from './budgetRows.ts'
import { buildingRows } from './buildingRows.ts'
import { companyRows } from './companyRows.ts'
import { completedContents, completedRows } from './completedRows.ts'
import { type Content, contentsOf } from './contents.ts'
import { controlTemplateRows } from './controlTemplateRows.ts'
import { type Deleted, deletedPapers } from './deletedPapers.ts'
import { deviationRows } from './deviationRows.ts'
import { estateRows } from './estateRows.ts'
import { exteriorContents, exteriorRows } from './exteriorRows.ts'
import { historyRows } from './history.ts'
import { idsOf } from './ids.ts'
import { interiorContents, interiorRows } from './interiorRows.ts'
import { licenceRows } from './licenceRows.ts'
import { mailboxRows } from './mailboxRows.ts'
import { maintenanceRows } from './maintenanceRows.ts'
import { moistureRows } from './moistureRows.ts'
import { orderRows } from './orderRows.ts'
import { owedPaperRows } from './owedPaperRows.ts'
import { ownPapers } from './ownPapers.ts'
import { paperRows } from './paperRows.ts'
import { papersOf } from './papers.ts'
import { pastOf } from './past.ts'
import type { PersonKey } from './people.ts'
import { projectPaperContents, projectPaperRows } from './projectPaperRows.ts'
import { projectPictureRows } from './projectPictureRows.ts'
import { projectRows } from './projectRows.ts'
import { renovationContents, renovationRows } from './renovationRows.ts'
import { reportedRows } from './reportedRows.ts'
import { reportRows } from './reportRows.ts'
import { scenarioRows } from './scenarioRows.ts'
import { type SealKey, sharingRows } from './sharing.ts'
import { givenToSuppliers, supplierRows } from './supplierRows.ts'
import { joined, type Rows } from './tables.ts'
import { estimateRows } from './values.ts'

export interface Secrets {
  passwordHashes: ReadonlyMap<PersonKey, string>
  sealKey: SealKey
}

/** Everything there is to load, as it stands at that moment. */
export function demoWorld(now: Date, { passwordHashes, sealKey }: Secrets): { rows: Rows; contents: Content[]; deleted: Deleted[] } {
  const past = pastOf(now)
  const ids = idsOf(past)
  const papers = papersOf(past)
  const own = ownPapers(now, past, ids)
  const buildings = buildingRows(past, ids)
  const mail = mailboxRows(now, past, ids)
  const orders = orderRows(past, ids)
  const deviations = deviationRows(past, ids)
  const projects = projectRows(past, ids)
  const pictures = projectPictureRows(past, ids)
  const moisture = moistureRows(now, past, ids)
  const plan = maintenanceRows(now, ids, joined([buildings.rows, moisture]))
  const made = joined([
    estateRows(past, ids),
    estimateRows(past, ids),
    own.rows,
    interiorRows(past, ids),
    renovationRows(past, ids),
    buildings.rows,
    supplierRows(past, ids),
    { ...plan, maintenance_task: givenToSuppliers(past, ids, plan.maintenance_task ?? []) },
    budgetRows(now, ids, buildings.rows),
    scenarioRows(now, ids, joined([buildings.rows, plan])),
    reportedRows(past, ids, joined([buildings.rows, plan])),
    exteriorRows(past, ids),
    moisture,
  ])
  const rows = joined([
    companyRows(past, ids),
    controlTemplateRows(past, ids),
    accountRows(past, ids, passwordHashes),
    licenceRows(past, ids, now),
    sharingRows(past, ids, sealKey),
    askedOwnerRows(past, ids),
    paperRows(past, ids, papers),
    made,
    projects,
    projectPaperRows(past, ids),
    pictures.rows,
    completedRows(past, ids),
    owedPaperRows(past, ids),
    orders.rows,
    deviations.rows,
    reportRows(past, ids),
    mail.rows,
    historyRows(past, ids, papers, made, joined([projects, deviations.rows])),
  ])
  return {
    rows,
    deleted: deletedPapers(ids, papers),
    contents: [
      ...contentsOf(now, ids, papers, buildings.pictures),
      ...own.contents,
      ...mail.contents,
      ...orders.contents,
      ...deviations.contents,
      ...interiorContents(past),
      ...renovationContents(now, past),
      ...completedContents(now, past),
      ...projectPaperContents(now, past),
      ...pictures.contents,
      ...exteriorContents(past, ids),
    ],
  }
}
