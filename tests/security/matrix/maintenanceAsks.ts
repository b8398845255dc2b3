import { uuidv7 } from '#server/kernel/ids.ts'
import { feedsOf } from '#tests/maintenance/calendar.ts'
import * as plan from '#tests/maintenance/plan.ts'
import { licensed, participantsOf, planBuildingsOf, planFilesOf, plansOf } from '#tests/maintenance/plan.ts'
import { pdf } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Ask, Asking } from './asks.ts'

export const asked = (kind: 'query' | 'mutation', name: string, names: string, selection = '{ id }') => {
  const given = names.split(' ')
  const passed = given.map((one) => `${one}: $${one}`).join(', ')
  const sent = kind === 'query' ? passed : `input: { ${passed} }`
  return `${kind} (${given.map((one) => `$${one}: ID!`).join(', ')}) { ${name}(${sent}) ${selection} }`
}
export const saving = (name: string) =>
  `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id } }`

/** Reading is free; whoever may change the plan is let through only where it is paid for, as it is here. */
export const paid =
  (ask: (estate: TestEstate) => Promise<Ask>): Asking =>
  async (world: World, estate) => {
    await licensed(world, estate)
    return ask(estate)
  }
export const removed = async (estate: TestEstate, url: string, query: string, variables: Record<string, string>): Promise<Ask> => ({
  graphql: { query, variables: { estateId: estate.id, ...variables } },
  rest: { method: 'DELETE', url },
})
/** Where the plan is switched off nothing can be added to it, and any id will do. */
async function area(estate: TestEstate) {
  const added: { areaId?: string; buildingId?: string } = await plan.area(estate)
  return { areaId: added.areaId ?? uuidv7(), buildingId: added.buildingId ?? uuidv7() }
}
export async function task(estate: TestEstate) {
  const { areaId } = await area(estate)
  const { answer } = await plan.task(estate, { areaId })
  const taskId = (answer.body['taskId'] as string | undefined) ?? uuidv7()
  return { taskId, areaId, url: `${plansOf(estate)}/tasks/${taskId}` }
}
async function document(estate: TestEstate) {
  const { body } = await estate.owner.sendFile(`${planFilesOf(estate)}/documents`, 'tilbud.pdf', pdf)
  return (body['id'] as string | undefined) ?? uuidv7()
}
async function feedId(estate: TestEstate) {
  const { body } = await estate.owner.post(feedsOf(estate), { language: 'nb' })
  return (body['id'] as string | undefined) ?? uuidv7()
}
const wanted = { title: 'Rens', priority: 2, startDate: '2026-01-31' }
const graded = { code: '26', conditionGrade: 'TG1' }

/** Of the maintenance plan of an estate. */
export const maintenanceAsks: Readonly<Record<string, Asking>> = {
  maintenanceBuildings: async (_, estate) => ({
    graphql: { query: asked('query', 'maintenanceBuildings', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `${plansOf(estate)}/maintenance-plan-buildings` },
  }),
  comingTasks: async (_, estate) => ({
    graphql: { query: asked('query', 'comingTasks', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
  }),
  maintenanceBuildingOptions: async (_, estate) => ({
    graphql: { query: asked('query', 'maintenanceBuildingOptions', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `${planBuildingsOf(estate)}/building-options` },
  }),
  maintenanceBuilding: paid(async (estate) => {
    const { buildingId } = await area(estate)
    return {
      graphql: {
        query: asked('query', 'maintenanceBuilding', 'estateId buildingId', '{ id }'),
        variables: { estateId: estate.id, buildingId },
      },
      rest: { method: 'GET', url: `${planBuildingsOf(estate)}/buildings/${buildingId}` },
    }
  }),
  addMaintenanceBuilding: paid(async (estate) => {
    const { buildingId } = await area(estate)
    return {
      graphql: { query: saving('addMaintenanceBuilding'), variables: { input: { estateId: estate.id, buildingId } } },
      rest: { method: 'POST', url: `${planBuildingsOf(estate)}/buildings`, body: { buildingId } },
    }
  }),
  updateMaintenanceBuilding: paid(async (estate) => {
    const { buildingId } = await area(estate)
    const body = { version: 1, name: `Hus ${buildingId}` }
    return {
      graphql: { query: saving('updateMaintenanceBuilding'), variables: { input: { estateId: estate.id, buildingId, ...body } } },
      rest: { method: 'PUT', url: `${planBuildingsOf(estate)}/buildings/${buildingId}`, body },
    }
  }),
  removeMaintenanceBuilding: paid(async (estate) => {
    const { buildingId } = await area(estate)
    const url = `${planBuildingsOf(estate)}/buildings/${buildingId}`
    return removed(estate, url, asked('mutation', 'removeMaintenanceBuilding', 'estateId buildingId'), { buildingId })
  }),
  maintenanceArea: paid(async (estate) => {
    const { areaId } = await area(estate)
    return {
      graphql: { query: asked('query', 'maintenanceArea', 'estateId areaId', '{ id }'), variables: { estateId: estate.id, areaId } },
      rest: { method: 'GET', url: `${plansOf(estate)}/maintenance-plan-areas/${areaId}` },
    }
  }),
  saveMaintenanceArea: paid(async (estate) => {
    const { areaId } = await area(estate)
    const body = { areaId, version: 1, ...graded }
    return {
      graphql: { query: saving('saveMaintenanceArea'), variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'POST', url: `${plansOf(estate)}/maintenance-plan-areas`, body },
    }
  }),
  deleteMaintenanceArea: paid(async (estate) => {
    const { areaId } = await area(estate)
    const url = `${plansOf(estate)}/maintenance-plan-areas/${areaId}`
    return removed(estate, url, asked('mutation', 'deleteMaintenanceArea', 'estateId areaId'), { areaId })
  }),
  planDocuments: async (_, estate) => ({
    graphql: { query: asked('query', 'planDocuments', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
  }),
  savePlanDocument: paid(async (estate) => {
    await document(estate)
    const LIST = asked('query', 'planDocuments', 'estateId', '{ edges { node { id } } }')
    const { data } = await estate.owner.gql(LIST, { estateId: estate.id })
    const id = (data?.['planDocuments'] as { edges: { node: { id: string } }[] } | undefined)?.edges[0]?.node.id ?? uuidv7()
    const input = { estateId: estate.id, id, version: 1, customName: 'Tilbud' }
    return { graphql: { query: saving('savePlanDocument'), variables: { input } } }
  }),
  uploadPlanDocument: paid(async (estate) => ({
    sendsFile: true,
    rest: { method: 'POST', url: `${planFilesOf(estate)}/documents` },
  })),
  renamePlanDocument: paid(async (estate) => {
    const fileId = await document(estate)
    const query =
      'mutation ($estateId: ID!, $fileId: ID!) { renamePlanDocument(input: { estateId: $estateId, fileId: $fileId, customName: "Tilbud" }) { id } }'
    return {
      graphql: { query, variables: { estateId: estate.id, fileId } },
      rest: { method: 'PUT', url: `${planFilesOf(estate)}/documents`, body: { fileId, customName: 'Tilbud' } },
    }
  }),
  deletePlanDocument: paid(async (estate) => {
    const fileId = await document(estate)
    return {
      graphql: { query: asked('mutation', 'deletePlanDocument', 'estateId fileId'), variables: { estateId: estate.id, fileId } },
      rest: { method: 'DELETE', url: `${planFilesOf(estate)}/documents`, body: { fileId } },
    }
  }),
  maintenanceTask: paid(async (estate) => {
    const { taskId, url } = await task(estate)
    return {
      graphql: { query: asked('query', 'maintenanceTask', 'estateId taskId', '{ id }'), variables: { estateId: estate.id, taskId } },
      rest: { method: 'GET', url },
    }
  }),
  responsibleOptions: async (_, estate) => ({
    graphql: { query: asked('query', 'responsibleOptions', 'estateId', '{ kind }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `${participantsOf(estate)}/options` },
  }),
  createMaintenanceTask: paid(async (estate) => {
    const { areaId } = await area(estate)
    const body = { areaId, ...wanted }
    return {
      graphql: { query: saving('createMaintenanceTask'), variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'POST', url: `${plansOf(estate)}/tasks`, body },
    }
  }),
  addPlannedTasks: paid(async (estate) => {
    const { buildingId } = await area(estate)
    const body = { buildingId, buildingName: 'Hovedhus', tasks: [{ code: '26', ...wanted }] }
    return {
      graphql: { query: saving('addPlannedTasks'), variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'POST', url: `${plansOf(estate)}/planned-tasks`, body },
    }
  }),
  updateMaintenanceTask: paid(async (estate) => {
    const { taskId, url } = await task(estate)
    const body = { version: 1, ...wanted }
    return {
      graphql: { query: saving('updateMaintenanceTask'), variables: { input: { estateId: estate.id, taskId, ...body } } },
      rest: { method: 'PUT', url, body },
    }
  }),
  moveMaintenanceTask: paid(async (estate) => {
    const { taskId } = await task(estate)
    const input = { estateId: estate.id, taskId, dueDate: '2026-01-31', movedTo: '2026-03-01' }
    return { graphql: { query: saving('moveMaintenanceTask'), variables: { input } } }
  }),
  deleteMaintenanceTask: paid(async (estate) => {
    const { taskId, url } = await task(estate)
    return removed(estate, url, asked('mutation', 'deleteMaintenanceTask', 'estateId taskId'), { taskId })
  }),
  yearWheel: async (_, estate) => ({
    graphql: { query: asked('query', 'yearWheel', 'estateId', '{ year }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `/api/private/maintenance-plans/year-wheel/estates/${estate.id}` },
  }),
  wheelMonth: async (_, estate) => ({
    graphql: {
      query: 'query ($estateId: ID!) { wheelMonth(estateId: $estateId, month: 3) { count } }',
      variables: { estateId: estate.id },
    },
    rest: { method: 'GET', url: `/api/private/maintenance-plans/year-wheel/estates/${estate.id}/months/3` },
  }),
  calendarFeeds: async (_, estate) => ({
    graphql: { query: asked('query', 'calendarFeeds', 'estateId', '{ id }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: feedsOf(estate) },
  }),
  createCalendarFeed: async (_, estate) => ({
    graphql: { query: saving('createCalendarFeed'), variables: { input: { estateId: estate.id, language: 'nb' } } },
    rest: { method: 'POST', url: feedsOf(estate), body: { language: 'nb' } },
  }),
  renewCalendarFeed: async (_, estate) => {
    const id = await feedId(estate)
    return {
      graphql: { query: asked('mutation', 'renewCalendarFeed', 'estateId id', '{ id }'), variables: { estateId: estate.id, id } },
      rest: { method: 'PUT', url: `${feedsOf(estate)}/${id}` },
    }
  },
  revokeCalendarFeed: async (_, estate) => {
    const id = await feedId(estate)
    return removed(estate, `${feedsOf(estate)}/${id}`, asked('mutation', 'revokeCalendarFeed', 'estateId id'), { id })
  },
}
