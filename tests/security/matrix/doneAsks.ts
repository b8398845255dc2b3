import { archiving, plansOf } from '#tests/maintenance/plan.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { asked, paid, saving, task } from './maintenanceAsks.ts'

async function done(estate: TestEstate) {
  const { taskId: occurrenceId } = await task(estate)
  await estate.owner.put(archiving(estate, occurrenceId), { doneDate: '2026-01-31' })
  return { occurrenceId, url: `${plansOf(estate)}/done-tasks/${occurrenceId}` }
}

/** Of the archive of what was done. */
export const doneAsks: Readonly<Record<string, Asking>> = {
  archiveMaintenanceTask: paid(async (estate) => {
    const { taskId } = await task(estate)
    const body = { doneDate: '2026-01-31' }
    return {
      graphql: { query: saving('archiveMaintenanceTask'), variables: { input: { estateId: estate.id, taskId, ...body } } },
      rest: { method: 'PUT', url: archiving(estate, taskId), body },
    }
  }),
  changeDoneTask: paid(async (estate) => {
    const { occurrenceId, url } = await done(estate)
    const input = { estateId: estate.id, occurrenceId, version: 1, doneDate: '2026-01-31' }
    return {
      graphql: { query: saving('changeDoneTask'), variables: { input } },
      rest: { method: 'PUT', url, body: { doneDate: '2026-01-31' } },
    }
  }),
  takeBackDoneTask: paid(async (estate) => {
    const { occurrenceId, url } = await done(estate)
    return {
      graphql: { query: saving('takeBackDoneTask'), variables: { input: { estateId: estate.id, occurrenceId, version: 1 } } },
      rest: { method: 'DELETE', url },
    }
  }),
  archivedTasks: async (_, { id }) => ({
    graphql: { query: asked('query', 'archivedTasks', 'estateId', '{ totalCount }'), variables: { estateId: id } },
    rest: { method: 'GET', url: `/api/private/estate/${id}/archived-tasks` },
    restByLink: (key) => `/api/public/${key}/estate/${id}/archived-tasks`,
  }),
  archivedTask: paid(async (estate) => {
    const { taskId } = await task(estate)
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31' })
    return {
      graphql: { query: asked('query', 'archivedTask', 'estateId taskId', '{ id }'), variables: { estateId: estate.id, taskId } },
      rest: { method: 'GET', url: `/api/private/estate/${estate.id}/archived-tasks/${taskId}` },
      restByLink: (key) => `/api/public/${key}/estate/${estate.id}/archived-tasks/${taskId}`,
    }
  }),
}
