import { endHandoverBookInput, handoverZipsInput, makeHandoverBookInput } from '#schema/projects/handover.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { askForBook, endBook } from './asking.ts'
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

/** Below their book. */
export const zipsOfBook = query({
  name: 'zipsOfBook',
  input: handoverZipsInput,
  permission: belowProject('read handover'),
  rows: ({ scope, input }) =>
    scope
      .rows(HandoverZip)
      .where(({ bookId }) => sql`${bookId} = ${input.bookId}`)
      .by(({ part }) => [part]),
})

export const makeHandoverBook = command({
  name: 'makeHandoverBook',
  input: makeHandoverBookInput,
  permission: onProject('read handover'),
  run: ({ grant, input, later }) => askForBook(grant, input.language, later),
})

export const endHandoverBook = command({
  name: 'endHandoverBook',
  input: endHandoverBookInput,
  permission: onProject('read handover'),
  run: ({ grant }) => endBook(grant),
})
