import {
  endHandoverBookInput,
  handoverPdfInput,
  handoverZipInput,
  handoverZipsInput,
  makeHandoverBookInput,
} from '#schema/projects/handover.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { belowProject, belowWithPrices, onProject, pricesOfProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { askForBook, endBook } from './askingForBook.ts'
import { HandoverBook } from './handoverBook.entity.ts'
import { HandoverZip } from './handoverZip.entity.ts'

/** Below its project. */
export const bookOfProject = query({
  name: 'bookOfProject',
  input: projectInput,
  permission: onProject('read handover'),
  rows: ({ scope, input }) =>
    scope.row(HandoverBook, sql`(select b.id from handover_book b where b.project_id = ${input.projectId} order by b.id desc limit 1)`),
})

/** Below its book: the one that is written for whoever asks. */
export const pdfOfBook = query({
  name: 'pdfOfBook',
  input: handoverPdfInput,
  permission: belowProject('read handover'),
  rows: ({ scope, input }) =>
    scope.file(sql`case when ${pricesOfProject(input.projectId as Sql)} then ${input.whole}::uuid else ${input.withoutOrders}::uuid end`),
})

/** Below their book, for those who see all that it tells. */
export const zipOfBook = query({
  name: 'zipOfBook',
  input: handoverZipInput,
  permission: belowWithPrices('read handover'),
  rows: ({ scope, input }) => scope.file(sql`${input.fileId}::uuid`),
})
export const zipsOfBook = query({
  name: 'zipsOfBook',
  input: handoverZipsInput,
  permission: belowWithPrices('read handover'),
  rows: ({ scope, input }) =>
    scope
      .rows(HandoverZip)
      .where(({ bookId }) => sql`${bookId} = ${input.bookId}`)
      .by(({ part }) => [part]),
})

/** Of what is completed nothing is changed by it, so that whoever reads the book may have it made. */
const makesBook = { ...onProject('read handover'), rule: 'have the book of project/{projectId} made, as whoever reads its handover' }

export const makeHandoverBook = command({
  name: 'makeHandoverBook',
  input: makeHandoverBookInput,
  permission: makesBook,
  run: ({ grant, input, later }) => askForBook(grant, input.language, later),
})

export const endHandoverBook = command({
  name: 'endHandoverBook',
  input: endHandoverBookInput,
  permission: makesBook,
  run: ({ grant }) => endBook(grant),
})
