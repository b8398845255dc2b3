import type { ReportContent } from '#schema/maintenance/reportContent.ts'
import { pdf } from '../document.ts'
import { inOwnThread } from '../elsewhere.ts'
import { appendix } from './appendix.ts'
import { condition } from './condition.ts'
import { cover } from './cover.ts'
import { economy } from './economy.ts'
import { findings, type Pictures } from './findings.ts'
import { fund } from './fund.ts'
import { Meter, type MeterCells } from './meter.ts'
import { plan } from './plan.ts'
import { shares } from './shares.ts'
import { footRoom, Sheet } from './sheet.ts'
import { signatures } from './signatures.ts'
import { summary } from './summary.ts'

export const reportPdf = inOwnThread(import.meta.url, drawReport)

/** A board's report on its maintenance plan: the same content and the same pictures are the same bytes. */
export function drawReport(
  content: ReportContent,
  picture: Buffer | null,
  pictures: Pictures = new Map(),
  cells?: MeterCells,
): Promise<Buffer> {
  const meter = new Meter(cells)
  return pdf(
    {
      title: content.report.title,
      author: content.report.author ?? content.estate.addressLine1,
      language: content.language,
      made: new Date(`${content.day}T00:00:00Z`),
      foot: footRoom,
    },
    (doc) => {
      const sheet = new Sheet(doc, content)
      const parts = [
        () => cover(sheet, picture),
        summary,
        condition,
        () => findings(sheet, pictures),
        plan,
        economy,
        fund,
        shares,
        appendix,
        signatures,
      ]
      for (const part of parts) {
        // What is drawn so far is nothing that anybody is given.
        if (meter.isStopped) break
        part(sheet)
        meter.step()
      }
      sheet.finish()
    },
  )
}
