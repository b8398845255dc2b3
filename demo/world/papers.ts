import { demoId } from './demoId.ts'
import { estateKeys, estates, type EstateKey } from './estates.ts'
import { minutesAfter, type Past, workday } from './past.ts'
import type { PersonKey } from './people.ts'
import type { DemoReport } from './reports/report.ts'

/** A report with its moments found. */
export interface Paper extends Pick<DemoReport, 'reportType' | 'content'> {
  estate: EstateKey
  id: string
  fileId: string
  by: PersonKey
  customName: string
  fileName: string
  /** The day it is dated, and whether the archive says so. */
  made: string
  isUndated: boolean
  filedAt: Date
  renamedAt: Date | undefined
  deletedAt: Date | undefined
}

/** Papers come to the archive some days after they were made, but those from before on the evening that the estate did. */
export const papersOf = (past: Past): Paper[] =>
  estateKeys.flatMap((estate) => estates[estate].reports.map((report, index) => paper(past, estate, report, index)))

function paper(past: Past, estate: EstateKey, report: DemoReport, index: number): Paper {
  const { reportType, content, isUndated = false, filedBy, renamed, deleted } = report
  const { owners, since } = estates[estate]
  const made = workday(past(report.made))
  const arrived = minutesAfter(new Date(`${made}T18:10:00Z`), 3 * 24 * 60 + ((index * 17) % 90))
  const entered = minutesAfter(past(since, '18:00'), index * 4)
  const filedAt = arrived > entered ? arrived : entered
  const dated = (text: string) => text.replace('{year}', made.slice(0, 4))
  return {
    estate,
    id: demoId(`report ${estate} ${index}`, filedAt),
    fileId: demoId(`file ${estate} ${index}`, minutesAfter(filedAt, -1)),
    by: filedBy ?? owners[0]!,
    reportType,
    content,
    customName: dated(report.name),
    fileName: dated(report.file),
    made,
    isUndated,
    filedAt,
    renamedAt: renamed && past(renamed, '20:15'),
    deletedAt: deleted && past(deleted, '19:48'),
  }
}
