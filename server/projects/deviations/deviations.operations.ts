import { maintenanceTaskInput } from '#schema/maintenance/tasks.input.ts'
import {
  changeDeviationInput,
  deviationInput,
  deviationPlacesInput,
  deviationsInput,
  moveDeviationInput,
  planDeviationInput,
  raiseDeviationInput,
} from '#schema/projects/deviations.input.ts'
import { readsBelowPlan } from '#server/access/onPlan.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { isSeen } from '#server/access/standing.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Deviation, DeviationFile } from './deviation.entity.ts'
import { awaitsViewer, isLate } from './deviationFacts.ts'
import { tellOf } from './deviationLetters.ts'
import { change, move, raise } from './deviations.ts'
import { placesFor, plan } from './planning.ts'

export const deviations = query({
  name: 'deviations',
  input: deviationsInput,
  mayBeOld: true,
  permission: onProject('read deviations'),
  rows: ({ scope, input }) =>
    scope
      .rows(Deviation)
      .matching(input.status, ({ status }, wanted) => sql`${status} = coalesce(${wanted}::text, ${status})`)
      .matching(input.controlPointId, ({ controlPointId }, wanted) => sql`(${wanted}::uuid is null or ${controlPointId} = ${wanted}::uuid)`)
      .matching(input.responsibleId, ({ responsibleId }, wanted) => sql`(${wanted}::uuid is null or ${responsibleId} = ${wanted}::uuid)`)
      .matching(input.isLate, (row, wanted) => sql`(not coalesce(${wanted}::boolean, false) or ${isLate(row)})`)
      .matching(input.awaitsMe, (row, wanted) => sql`(not coalesce(${wanted}::boolean, false) or ${awaitsViewer(row)})`)
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
  async run({ grant, input, call, mail }) {
    const written = await raise(grant, input)
    await tellOf(grant, written.id, 'raised', { mail, usual: call.language })
    return written
  },
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
  async run({ grant, input, call, mail }) {
    const { written, what } = await move(grant, input)
    if (what) await tellOf(grant, written.id, what, { mail, usual: call.language })
    return written
  },
})

/** Where in the plan of the house something that stays can be followed. */
export const deviationPlaces = answer({
  name: 'deviationPlaces',
  input: deviationPlacesInput,
  permission: onProject('plan deviations'),
  answer: ({ grant }) => placesFor(grant),
})

export const planDeviation = command({
  name: 'planDeviation',
  input: planDeviationInput,
  permission: onProject('plan deviations'),
  async run({ grant, input, call, mail }) {
    const written = await plan(grant, input)
    await tellOf(grant, written.id, 'planned', { mail, usual: call.language })
    return written
  },
})

/** Below the task that was made of it. */
export const deviationOfTask = query({
  name: 'deviationOfTask',
  input: maintenanceTaskInput,
  permission: readsBelowPlan,
  rows: ({ scope, input: { estateId, taskId } }) =>
    scope
      .row(Deviation, sql`(select d.id from project_deviation d where d.estate_id = ${estateId} and d.task_id = ${taskId})`)
      .where(({ projectId, estateId }) => sql`${isSeen({ id: projectId, estateId })}`),
})
