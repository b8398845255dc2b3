import { pricesOfProject } from '#server/access/onProject.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { bookOfProject, endHandoverBook, makeHandoverBook, pdfOfBook, zipOfBook, zipsOfBook } from './handover.operations.ts'
import { handoverBook, type HandoverBook } from './handoverBook.entity.ts'
import { handoverZip } from './handoverZip.entity.ts'
import { writesBooks } from './writing.ts'

/** Of the book that is written for whoever asks: the whole one, or the copy without the orders. */
const ofReader = (whole: (book: Path<HandoverBook>) => Sql, withoutOrders: (book: Path<HandoverBook>) => Sql) =>
  computed<HandoverBook>((book) => sql`case when ${pricesOfProject(book.projectId)} then ${whole(book)} else ${withoutOrders(book)} end`)

export const graphql: GraphqlApi = {
  Mutation: { makeHandoverBook, endHandoverBook },
  entities: [handoverBook, handoverZip],
  types: {
    Project: { handoverBook: through(bookOfProject, { projectId: 'id' }) },
    HandoverBook: {
      pdf: through(pdfOfBook, { projectId: 'projectId', whole: 'pdfFileId', withoutOrders: 'firmPdfFileId' }),
      zip: through(zipOfBook, { projectId: 'projectId', fileId: 'zipFileId' }),
      zips: through(zipsOfBook, { projectId: 'projectId', bookId: 'id' }),
      pageCount: ofReader(
        ({ pageCount }) => pageCount,
        ({ firmPageCount }) => firmPageCount,
      ),
      contentHash: ofReader(
        ({ contentHash }) => sql`encode(${contentHash}, 'hex')`,
        ({ firmContentHash }) => sql`encode(${firmContentHash}, 'hex')`,
      ),
      pdfHash: ofReader(
        ({ pdf }) => sql`encode(${pdf.sha256}, 'hex')`,
        ({ firmPdf }) => sql`encode(${firmPdf.sha256}, 'hex')`,
      ),
    },
  },
}

export const jobs: readonly Job[] = [writesBooks]

export const copies: readonly Copies[] = [{ notCopied: ['handover_book', 'handover_zip'] }]

export const namedRecords: readonly NamedRecords[] = [
  {
    handoverBook: {
      section: 'projects',
      from: sql`handover_book r left join file f on f.id = r.pdf_file_id`,
      name: sql`'SHA-256 ' || encode(f.sha256, 'hex')`,
    },
  },
]
