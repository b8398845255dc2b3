import { Readable } from 'node:stream'
import type pg from 'pg'
import { demoId } from '#demo/world/demoId.ts'
import { minutesAfter } from '#demo/world/past.ts'
import type { Rows } from '#demo/world/tables.ts'
import { withoutOrders } from '#schema/projects/handover.ts'
import { insideSection, pricedSection } from '#server/access/projectGrant.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { bookFileName, handoverBook } from '#server/projects/handover/book.ts'
import { contentHash } from '#server/projects/handover/bookEnd.ts'
import { gather } from '#server/projects/handover/gathering.ts'
import { parts } from '#server/projects/handover/packing.ts'
import { printedPictures } from '#server/projects/handover/printing.ts'
import { insertRows } from './insertRows.ts'

/** Who leads it, and asked for its book as they closed it. */
function managerOf(rows: Rows, projectId: string) {
  const manages = rows.project_participant?.find((one) => one['projectId'] === projectId && one['role'] === 'ProjectManager')
  return { userId: rows.account?.find(({ id }) => id === manages?.['accountId'])?.['userId'] ?? null }
}

/** The book of each project that was completed, made some minutes later. */
export const booksOf = (rows: Rows) =>
  (rows.project ?? []).flatMap((project) => {
    const { id, estateId, closedAt } = project as { id: string; estateId: string; closedAt: Date | null }
    if (!closedAt) return []
    const at = minutesAfter(closedAt, 4)
    const named = (what: string) => demoId(`${what} of ${id}`, at)
    return {
      projectId: id,
      estateId,
      at,
      id: named('book'),
      pdfId: named('book as PDF'),
      copyId: named('book without orders'),
      zipId: named('zip'),
      by: managerOf(rows, id),
    }
  })

/** Tells what the rows that are there already say, as the product itself would have. */
export async function insertBooks(client: pg.ClientBase, files: FileStore, rows: Rows) {
  const query = async <Found>({ text }: { text: string }, ...values: readonly unknown[]) =>
    (await client.query(text, [...values])).rows as Found[]
  for (const { projectId, estateId, at, id, pdfId, copyId, zipId, by } of booksOf(rows)) {
    const content = await gather({ query }, projectId, 'nb')
    const pictures = await printedPictures(files, content, async () => undefined)
    const { bytes, pageCount } = await handoverBook(content, pictures)
    const forFirms = withoutOrders(content)
    const copy = await handoverBook(forFirms, pictures)
    const name = bookFileName(content)
    const [everything] = parts({ files, content, book: { name, bytes }, sizes: new Map(), mostBytes: Infinity })
    const place = { estateId, projectId }
    const kept = async (fileId: string, fileName: string, type: string, source: Readable, section = pricedSection) => ({
      id: fileId,
      name: fileName,
      urlName: urlNameOf(fileName),
      type,
      purpose: 'document',
      ...(await files.put(fileId, source)),
      ...place,
      section,
      isTemporary: false,
      createdAt: at,
    })
    await insertRows(client, 'file', [
      await kept(pdfId, name, 'application/pdf', Readable.from([bytes])),
      await kept(copyId, name, 'application/pdf', Readable.from([copy.bytes]), insideSection),
      await kept(zipId, name.replace('.pdf', '.zip'), 'application/zip', everything!()),
    ])
    const book = {
      id,
      ...place,
      language: 'nb',
      state: 'ready',
      step: 'zip',
      done: 1,
      count: 1,
      pageCount,
      contentHash: contentHash(content),
      firmPdfFileId: copyId,
      firmContentHash: contentHash(forFirms),
      firmPageCount: copy.pageCount,
    }
    await insertRows(client, 'handover_book', [
      { ...book, pdfFileId: pdfId, zipFileId: zipId, readyAt: minutesAfter(at, 1), createdAt: at },
    ])
    const entry = { ...by, operation: 'makeHandoverBook', estateId, recordId: id, outcome: 'done', changedFields: [] }
    await insertRows(client, 'audit_entry', [{ id: demoId(`entry of ${id}`, at), at, ...entry }])
    await insertRows(client, 'handover_zip', [{ id: demoId(`part of ${id}`, at), ...place, bookId: id, part: 1, fileId: zipId }])
  }
}
