import type { ReportContent } from '#schema/maintenance/reportContent.ts'
import { pdf } from '#server/pdf/document.ts'
import { inOwnThread } from '#server/pdf/elsewhere.ts'
import { appendix } from './reportAppendix.ts'
import { condition } from './reportCondition.ts'
import { cover } from './reportCover.ts'
import { economy } from './reportEconomy.ts'
import { findings, type Pictures } from './reportFindings.ts'
import { fund } from './reportFund.ts'
import { Meter, type MeterCells } from './reportMeter.ts'
import { plan } from './reportPlan.ts'
import { shares } from './reportShares.ts'
import { footRoom, Sheet } from './reportSheet.ts'
import { signatures } from './reportSignatures.ts'
import { summary } from './reportSummary.ts'

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
