import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { ReportContent } from '#schema/maintenance/reportContent.ts'
import { caretakerOf, takeCare } from '#server/access/caretaker.ts'
import { ReportDocument } from '#server/estates/reportArchive/reportDocument.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { cleanName, urlNameOf } from '#server/files/names.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { asAppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Job } from '#server/kernel/job.ts'
import { mayGoBetter } from '#server/kernel/mayGoBetter.ts'
import { isThere } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { Pictures } from '#server/maintenance/reports/paper/reportFindings.ts'
import { Meter, partCount } from '#server/maintenance/reports/paper/reportMeter.ts'
import { reportPdf } from '#server/maintenance/reports/paper/reportPaper.ts'
import { type ReportJob, reportQueue } from './askingForReport.ts'
import { awaitedReports } from './awaiting.ts'
import { contentOf } from './content.ts'
import { MaintenanceReport } from './maintenanceReport.entity.ts'
import { pictureOf, picturesOf } from './picture.ts'
import { lettersOf } from './reportLetters.ts'

type Making = Pick<App, 'db' | 'files' | 'outbox' | 'log'>

interface ReportRequest {
  estateId: string
  language: Language
  accountId: string
  askedAt: Date
}
/** Somebody has stopped it, or asked for it anew: nothing of it is kept. */
class NotWanted extends Error {}
const lookEveryMs = 500
/** What is gathered before anything is drawn, and what each part of the paper adds. */
const [gathered, eachPart] = [20, 7]

const wanted = { askedAt: isThere, generatedAt: null, failure: null, askedByAccountId: isThere }

/** Makes the reports that were asked for. */
export const makesReports: Job = {
  queue: reportQueue,
  does: (app, job: ReportJob) => makeReport(app, job).finally(() => awaitedReports(app).look()),
  long: {
    giveUp: (app, { id }: ReportJob) =>
      caretakerOf(app)
        .rows(MaintenanceReport)
        .mark({ id, ...wanted }, { failure: 'failed' }),
  },
}

/** What goes wrong is told on the screen, where it can be tried again; nobody waits for hours that a job is tried by itself. */
async function makeReport(app: Making, job: ReportJob) {
  const { id } = job
  const reports = caretakerOf(app).rows(MaintenanceReport)
  const request = await reports.one({ id, ...wanted })
  if (!request) return
  const { estateId, language, askedByAccountId, askedAt } = request
  try {
    await make(app, job, { estateId, language: language!, accountId: askedByAccountId!, askedAt: askedAt! })
  } catch (error) {
    if (error instanceof NotWanted) return
    if (mayGoBetter(error)) throw error
    const isFull = asAppError(error).details?.reason === 'noRoom'
    if (!isFull) app.log.error({ err: error, reportId: id }, 'maintenance report')
    await reports.mark({ id, generatedAt: null }, { failure: isFull ? 'noRoom' : 'failed' })
  }
}

async function make(app: Making, { id, seen }: ReportJob, request: ReportRequest) {
  const caretaker = caretakerOf(app)
  const reports = caretaker.rows(MaintenanceReport)
  const isWanted = async () => (await reports.one({ id, ...wanted }))?.askedAt?.getTime() === request.askedAt.getTime()
  async function reached(progress: number) {
    if (!(await isWanted())) throw new NotWanted()
    await reports.mark({ id, ...wanted }, { progress })
  }
  await reached(0)
  const content = await contentOf(caretaker.estate(request.estateId), id, request.language, seen)
  await reached(10)
  const picture = await pictureOf(app.files, content.report.imageFileId)
  const pictures = await picturesOf(app.files, content.findings ?? [])
  await reached(gathered)
  const pdf = await drawn(content, picture, pictures, reached)
  await reached(gathered + eachPart * partCount)
  const papers = [await stored(app, content, pdf), await stored(app, content, pdf)] as const
  await finish(app, id, request, content, papers)
}

/** Tells how far it has come, and ends soon after nobody wants it any more. */
async function drawn(content: ReportContent, picture: Buffer | null, pictures: Pictures, reached: (progress: number) => Promise<void>) {
  const meter = new Meter()
  const done = new AbortController()
  const watched = (async () => {
    while (!done.signal.aborted) {
      await setTimeout(lookEveryMs, undefined, { signal: done.signal }).catch(() => undefined)
      if (!done.signal.aborted) await reached(gathered + eachPart * meter.drawn)
    }
  })().catch((error: unknown) => {
    meter.stop()
    throw error
  })
  // Both are waited for from here on: that nobody wants it any more is thrown while it is still being drawn.
  const drawing = reportPdf(content, picture, pictures, meter.cells).finally(() => done.abort())
  const [pdf, watch] = await Promise.allSettled([drawing, watched])
  if (watch.status === 'rejected') throw watch.reason
  if (pdf.status === 'rejected') throw pdf.reason
  return pdf.value
}

/** In the store, before there is a row: of what comes to nothing the content is swept. */
async function stored({ files }: Making, { report }: ReportContent, pdf: Buffer) {
  const [id, name] = [uuidv7(), cleanName(`${report.title}.pdf`)]
  return { id, name, urlName: urlNameOf(name), ...(await files.put(id, Readable.from([pdf]))) }
}
type Stored = Awaited<ReturnType<typeof stored>>

/** One for those who read the reports, and one for the archive: what becomes of either is no matter of the other. */
const finish = (
  app: Making,
  id: string,
  { estateId, accountId, askedAt }: ReportRequest,
  content: ReportContent,
  [own, archived]: readonly [Stored, Stored],
) =>
  takeCare(app, async (care, mail) => {
    const estate = care.estate(estateId)
    const reports = estate.rows(MaintenanceReport)
    const report = await reports.find(id)
    if (!report || report.generatedAt || report.askedAt?.getTime() !== askedAt.getTime()) return
    const paper = { type: 'application/pdf', purpose: 'document', ownerAccountId: accountId, isTemporary: false }
    await estate.rows(StoredFile).add({ ...paper, ...own, section: 'maintenance-reports' }, own.id)
    await estate.rows(StoredFile).add({ ...paper, ...archived, section: 'report-archive' }, archived.id)
    const { reportType, title: customName } = report
    await estate.rows(ReportDocument).add({ reportType, customName, reportDate: content.day, fileId: archived.id })
    const text = JSON.stringify(content)
    await reports.change(report, { generatedAt: new Date(), content: text, fileId: own.id, fileHash: own.sha256, progress: 100 })
    for (const letter of await lettersOf(estate, id)) await mail(letter)
  })
