import { today } from '#schema/day.ts'
import { lastYear, mostYears, usualYears } from '#schema/maintenance/reports.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { given } from '#server/access/given.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { ForecastScenario } from '../forecast/scenario.entity.ts'
import { MaintenanceReport } from './maintenanceReport.entity.ts'
import { MaintenanceReportDocument } from './maintenanceReportDocument.entity.ts'
import { keepPapers, type Paper, releaseOwn } from './papers.ts'
import { refuseOutsiders } from './people.ts'

export interface Said {
  title: string
  reportType?: MaintenanceReport['reportType'] | null | undefined
  fromYear?: number | null | undefined
  toYear?: number | null | undefined
  buildingIds?: readonly string[] | null | undefined
  summary?: string | null | undefined
  condition?: string | null | undefined
  proposals?: string | null | undefined
  economy?: string | null | undefined
  imageFileId?: string | null | undefined
  scenarioId?: string | null | undefined
  authorAccountId?: string | null | undefined
  recipientIds?: readonly string[] | null | undefined
  documents?: readonly Paper[] | null | undefined
}

const thisYear = () => Number(today().slice(0, 4))
/** Where only its first year is said, a report is as long as it was; where only its last, it is held to the first as it stands. */
function yearsOf({ fromYear, toYear }: { fromYear: number; toYear?: number | null | undefined }, span: number) {
  const last = toYear ?? fromYear + span
  if (last < fromYear || last >= fromYear + mostYears) throw invalid('toYear', 'notValid')
  if (last > lastYear) throw invalid('fromYear', 'notValid')
  return { fromYear, toYear: last }
}
const unique = (ids: readonly string[] | null | undefined) => (ids ? [...new Set(ids)] : undefined)
const words = ['title', 'summary', 'condition', 'proposals', 'economy', 'imageFileId', 'scenarioId', 'authorAccountId'] as const
const valuesOf = (said: Said) => ({
  ...given({ ...said }, words),
  reportType: said.reportType ?? undefined,
  buildingIds: unique(said.buildingIds),
  recipientIds: unique(said.recipientIds),
})

export async function writeReport(grant: EstateGrant, id: string | null | undefined, said: Said) {
  const reports = grant.rows(MaintenanceReport)
  if (id && (await reports.find(id))) throw new AppError('entityAlreadyExists')
  await refuseStrange(grant, said)
  if (said.imageFileId) await grant.adopt([said.imageFileId], { field: 'imageFileId', as: 'image' })
  const fromYear = said.fromYear ?? thisYear()
  const written = await reports.add({ ...valuesOf(said), ...yearsOf({ ...said, fromYear }, usualYears - 1) }, id)
  if (said.documents) await keepPapers(grant, written.id, said.documents)
  return written
}

/** What is being made, or was, is not changed any more. */
export async function changeReport(grant: EstateGrant, { id, version }: { id: string; version?: number | null | undefined }, said: Said) {
  const reports = grant.rows(MaintenanceReport)
  const before = await reports.asSeen(id, version)
  if (!isOpen(before)) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  await refuseStrange(grant, said)
  const { imageFileId } = said
  const isNewImage = imageFileId !== undefined && imageFileId !== before.imageFileId
  if (imageFileId && isNewImage) await grant.adopt([imageFileId], { field: 'imageFileId', as: 'image' })
  const fromYear = said.fromYear ?? before.fromYear
  const written = await reports.change(before, { ...valuesOf(said), ...yearsOf({ ...said, fromYear }, before.toYear - before.fromYear) })
  if (isNewImage && before.imageFileId) await grant.release([before.imageFileId])
  if (said.documents) await keepPapers(grant, id, said.documents)
  return written
}

export const isOpen = ({ askedAt, failure, generatedAt }: MaintenanceReport) => !generatedAt && (!askedAt || failure !== null)

/** What was filed in the archive is the archive's. */
export async function removeReport(grant: EstateGrant, id: string) {
  const papers = await grant.rows(MaintenanceReportDocument, { reportId: id }).all({})
  await releaseOwn(
    grant,
    id,
    papers.map(({ fileId }) => fileId),
  )
  const { imageFileId, fileId } = await grant.rows(MaintenanceReport).remove(id)
  await grant.release([imageFileId, fileId].filter((file) => file !== null))
}

async function refuseStrange(grant: EstateGrant, said: Said) {
  await refuseOutsiders(grant, said)
  const { scenarioId } = said
  if (scenarioId && !(await grant.rows(ForecastScenario).exists({ id: scenarioId }))) throw invalid('scenarioId', 'notValid')
  const wanted = unique(said.buildingIds)
  if (wanted?.length && (await grant.rows(Building).countOf({ id: wanted })) !== wanted.length) throw invalid('buildingIds', 'notValid')
}
