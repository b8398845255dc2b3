import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Seen, seenBy } from './content.ts'
import { MaintenanceReport } from './maintenanceReport.entity.ts'
import { isOpen } from './writingReport.ts'

export const reportQueue = 'maintenance-report'

export interface ReportJob {
  id: string
  /** Missing from what waited before there was any. */
  seen?: Seen
}

/** By then somebody may ask again: whoever was making it is not heard of any more. */
const patience = 600_000

/** However many ask at once, one is made. */
export async function askForReport(grant: EstateGrant, id: string, { language, later }: { language: Language } & Pick<Leaves, 'later'>) {
  const reports = grant.rows(MaintenanceReport)
  const report = await reports.get(id)
  const isLate = !report.generatedAt && report.askedAt !== null && Date.now() - report.askedAt.getTime() > patience
  if (!isOpen(report) && !isLate) return new Written(MaintenanceReport, id, [], false)
  const request = { askedAt: new Date(), askedByAccountId: grant.viewer.accountId, language, progress: 0, failure: null }
  await reports.change(report, request)
  await later(reportQueue, { id, seen: seenBy(grant) } satisfies ReportJob)
  return new Written(MaintenanceReport, id, ['state'], false)
}

/** It is a draft again, to be changed or made anew; what is being drawn is given up. What is made stays. */
export async function stopReport(grant: EstateGrant, id: string) {
  const reports = grant.rows(MaintenanceReport)
  const report = await reports.get(id)
  if (report.generatedAt || !report.askedAt || report.failure) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return reports.change(report, { askedAt: null, askedByAccountId: null, language: null, progress: 0, failure: null })
}
