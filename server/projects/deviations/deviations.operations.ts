import {
  changeDeviationInput,
  deviationInput,
  deviationsInput,
  moveDeviationInput,
  raiseDeviationInput,
} from '#schema/projects/deviations.input.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Deviation, DeviationFile } from './deviation.entity.ts'
import { change, move, raise } from './deviations.ts'

export const deviations = query({
  name: 'deviations',
  input: deviationsInput,
  permission: onProject('read deviations'),
  rows: ({ scope, input }) =>
    scope
      .rows(Deviation)
      .matching(input.status, ({ status }, wanted) => sql`${status} = coalesce(${wanted}::text, ${status})`)
      .matching(input.search, ({ text }, words) => containing(sql`folded(${text})`, words))
      .newestFirst(),
})

export const deviation = query({
  name: 'deviation',
  input: deviationInput,
  permission: onProject('read deviations'),
  rows: ({ scope, input }) => scope.row(Deviation, input.deviationId),
})

/** Below their deviation, those of before first. */
export const filesOfDeviation = query({
  name: 'filesOfDeviation',
  input: deviationInput,
  permission: belowProject('read deviations'),
  rows: ({ scope, input }) =>
    scope
      .rows(DeviationFile)
      .where(({ deviationId }) => sql`${deviationId} = ${input.deviationId}`)
      .byHighest(({ side }) => [side]),
})

export const raiseDeviation = command({
  name: 'raiseDeviation',
  input: raiseDeviationInput,
  permission: onProject('raise deviations'),
  run: ({ grant, input }) => raise(grant, input),
})

export const changeDeviation = command({
  name: 'changeDeviation',
  input: changeDeviationInput,
  permission: onProject('raise deviations'),
  run: ({ grant, input }) => change(grant, input),
})

export const moveDeviation = command({
  name: 'moveDeviation',
  input: moveDeviationInput,
  permission: onProject('raise deviations'),
  run: ({ grant, input }) => move(grant, input),
})
