import { Readable } from 'node:stream'
import { type HandoverContent, handoverPictures, withoutOrders } from '#schema/projects/handover.ts'
import { type Caretaker, caretakerOf, takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { insideSection, pricedSection } from '#server/access/projectGrant.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import type { App } from '#server/kernel/app.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Job } from '#server/kernel/job.ts'
import { mayGoBetter } from '#server/kernel/mayGoBetter.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { bookFileName, handoverBook } from '#server/projects/handover/book.ts'
import { contentHash } from '#server/projects/handover/bookEnd.ts'
import { handoverQueue, underWay } from './askingForBook.ts'
import { tellOfBook } from './bookLetters.ts'
import { gather } from './gathering.ts'
import { HandoverBook } from './handoverBook.entity.ts'
import { parts } from './packing.ts'
import { printedPictures } from './printing.ts'

type Writing = Pick<App, 'db' | 'files' | 'outbox'>

/** For a day, until the book is there: what was made by one who died is swept. */
const keep = ofEverybody(`insert into file (id, name, url_name, type, size, sha256, purpose, estate_id, project_id, section, expires_at)
  select x.id, x.name, x.url_name, x.type, x.size, x.sha256, 'document', b.estate_id, b.project_id, $7, now() + interval '1 day'
  from handover_book b cross join (select $2::uuid id, $3::text name, $3::text url_name, $4::text type, $5::bigint size, $6::bytea sha256) x where b.id = $1`)
/** The history of the estate tells the hash of every book; of one that a closing asked for nothing has told yet. */
const tellHistory = ofEverybody(`insert into audit_entry (user_id, account_id, operation, estate_id, record_id, outcome)
  select a.user_id, b.asked_by_account_id, 'makeHandoverBook', b.estate_id, b.id, 'done'
  from handover_book b left join account a on a.id = b.asked_by_account_id
  where b.id = $1 and not exists (select from audit_entry e where e.record_id = b.id and e.operation = 'makeHandoverBook')`)
const keepParts = ofEverybody(`insert into handover_zip (estate_id, project_id, book_id, part, file_id)
  select b.estate_id, b.project_id, b.id, f.part, f.id from handover_book b cross join unnest($2::uuid[]) with ordinality f (id, part) where b.id = $1`)

/** What a file can tell of its size, and most can fetch in one go. */
const mostOfPart = 1_900_000_000

/** Somebody has ended it meanwhile. */
class Ended extends Error {}

/** Makes the books that were asked for. */
export const writesBooks: Job = {
  queue: handoverQueue,
  does: (app, { id }: { id: string }) => writeBook(app, id),
  long: { giveUp: (app, { id }: { id: string }) => giveUp(caretakerOf(app), id) },
}

const giveUp = (care: Caretaker, id: string) => care.rows(HandoverBook).mark({ id, ...underWay }, { state: 'failed' })

/** What goes wrong with it is told, and tried again only by whoever asks anew: nobody waits for a book that can't be made. */
export async function writeBook(app: Writing, id: string, mostBytes = mostOfPart) {
  const care = caretakerOf(app)
  const books = care.rows(HandoverBook)
  const [taken] = await books.mark({ id, ...underWay }, { state: 'making', step: 'content', done: 0, count: 0 })
  if (!taken) return
  const made: string[] = []
  try {
    await make(app, care, { id, content: await gather(care, taken.projectId, taken.language), mostBytes, made })
  } catch (error) {
    // What was made for a book that nobody wants any more is left to the sweep.
    await care.rows(StoredFile).mark({ id: made }, { expiresAt: now })
    if (error instanceof Ended) return
    if (!mayGoBetter(error)) await giveUp(care, id)
    throw error
  }
}

interface Making {
  id: string
  content: HandoverContent
  mostBytes: number
  /** The files that are there so far. */
  made: string[]
}

async function make({ db, files, outbox }: Writing, care: Caretaker, { id, content, mostBytes, made }: Making) {
  const wanted = handoverPictures(content).length
  const going = { id, state: 'making' } as const
  async function noteProgress(step: 'pictures' | 'zip', done: number, count: number) {
    if (!(await care.rows(HandoverBook).mark(going, { step, done, count })).length) throw new Ended()
  }
  await noteProgress('pictures', 0, wanted)
  const pictures = await printedPictures(files, content, (done) => noteProgress('pictures', done, wanted))
  const { bytes, pageCount } = await handoverBook(content, pictures)
  const forFirms = withoutOrders(content)
  const copy = await handoverBook(forFirms, pictures)
  const name = bookFileName(content)
  const stands = await care.rows(StoredFile).all({ id: filesIn(content) })
  const sizes = new Map(stands.map(({ id: fileId, size }) => [fileId, size]))
  const zips = parts({ files, content, book: { name, bytes }, sizes, mostBytes })
  await noteProgress('zip', 0, zips.length)
  const keepOne = async (given: Made, section = pricedSection) => made.push(await stored(care, files, id, given, section))
  await keepOne({ name, type: 'application/pdf', source: Readable.from([copy.bytes]) }, insideSection)
  await keepOne({ name, type: 'application/pdf', source: Readable.from([bytes]) })
  for (const [index, open] of zips.entries()) {
    const part = zips.length > 1 ? `-${index + 1}` : ''
    await keepOne({ name: name.replace('.pdf', `${part}.zip`), type: 'application/zip', source: open() })
    await noteProgress('zip', index + 1, zips.length)
  }
  const [firmPdfFileId, book, ...everything] = made
  const done = {
    state: 'ready',
    readyAt: now,
    pageCount,
    contentHash: contentHash(content),
    pdfFileId: book!,
    zipFileId: everything[0]!,
    firmPdfFileId: firmPdfFileId!,
    firmContentHash: contentHash(forFirms),
    firmPageCount: copy.pageCount,
  } as const
  await takeCare({ db, outbox }, async (own, mail) => {
    if (!(await own.rows(HandoverBook).mark(going, done)).length) throw new Ended()
    await own.rows(StoredFile).mark({ id: made }, { isTemporary: false, expiresAt: null })
    await own.query(keepParts, id, everything)
    await own.query(tellHistory, id)
    await tellOfBook(own, id, mail)
  })
}

const filesIn = ({ areas, deviations, orders, papers }: HandoverContent) =>
  [
    ...areas.flatMap(({ points }) => points.flatMap(({ files }) => files)),
    ...deviations.flatMap(({ files }) => files),
    ...orders.flatMap(({ paper }) => paper ?? []),
    ...papers.map(({ file }) => file),
  ].map(({ id }) => id)

interface Made {
  name: string
  type: string
  source: Readable
}
async function stored(care: Caretaker, files: FileStore, bookId: string, { name, type, source }: Made, section: string) {
  const id = uuidv7()
  const { size, sha256 } = await files.put(id, source)
  await care.query(keep, bookId, id, name, type, size, sha256, section)
  return id
}
