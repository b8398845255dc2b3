import type { SectionName } from '#schema/access/sections.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { isNot } from '#server/kernel/rows/moments.ts'
import { MaintenanceReportDocument } from './maintenanceReportDocument.entity.ts'

/** Where documents stand that can go with a report. */
const sources = { plan: 'maintenance-plan', archive: 'report-archive' } as const satisfies Record<string, SectionName>
type Source = keyof typeof sources

export interface ReportPaper {
  fileId: string
  customName: string
  name: string
  size: number
  source: Source
}

const most = 200
const papers = ofEstate(`select f.id "fileId", those.custom_name "customName", f.name, f.size, those.source from (
    select d.estate_id, d.file_id, d.custom_name, 'plan' source, d.id from plan_document d where d.estate_id = $1
    union all select r.estate_id, r.file_id, r.custom_name, 'archive', r.id from report_archive_document r where r.estate_id = $1) those
    join file f on f.id = those.file_id and f.estate_id = those.estate_id
  where those.source = any($2::text[]) order by those.id desc limit ${most}`)

const readable = (grant: EstateGrant) => (Object.keys(sources) as Source[]).filter((source) => grant.may('read', sources[source]))

export const papersToAttach = (grant: EstateGrant) => grant.query<ReportPaper>(papers, readable(grant))

const lying = (grant: EstateGrant, fileIds: readonly string[]) => grant.rows(StoredFile).all({ id: fileIds, isTemporary: false })
const own: SectionName = 'maintenance-reports'

export interface Paper {
  fileId: string
  customName?: string | null | undefined
}

/** Uploads become the report's own; what stands elsewhere must be there for whoever takes it along. */
async function takePapers(grant: EstateGrant, fileIds: readonly string[]) {
  const lyingIds = await lying(grant, fileIds)
  const open: readonly (string | null)[] = [own, ...readable(grant).map((source) => sources[source])]
  if (lyingIds.some(({ section }) => !open.includes(section))) throw invalid('documents', 'notValid')
  const uploads = fileIds.filter((id) => !lyingIds.some((file) => file.id === id))
  if (uploads.length) await grant.adopt(uploads, { field: 'documents' })
}

/** All that are to go with it, in the order in which they were named. */
export async function keepPapers(grant: EstateGrant, reportId: string, wanted: readonly Paper[]) {
  const rows = grant.rows(MaintenanceReportDocument, { reportId })
  const before = await rows.all({})
  const kept = new Map(wanted.map((paper) => [paper.fileId, paper.customName]))
  await takePapers(
    grant,
    [...kept.keys()].filter((fileId) => !before.some((paper) => paper.fileId === fileId)),
  )
  for (const { id } of before) await rows.remove(id)
  const files = await lying(grant, [...kept.keys()])
  for (const [fileId, customName] of kept) await rows.add({ fileId, customName: customName ?? files.find(({ id }) => id === fileId)!.name })
  await releaseOwn(
    grant,
    reportId,
    before.map(({ fileId }) => fileId).filter((fileId) => !kept.has(fileId)),
  )
}

/** Lets go of uploads that were the report's own; what stands elsewhere stays there. */
export async function releaseOwn(grant: EstateGrant, reportId: string, fileIds: readonly string[]) {
  if (!fileIds.length) return
  const files = await lying(grant, fileIds)
  const held = await grant.rows(MaintenanceReportDocument).all({ reportId: isNot(reportId), fileId: fileIds })
  await grant.release(files.flatMap(({ id, section }) => (section === own && !held.some(({ fileId }) => fileId === id) ? [id] : [])))
}
