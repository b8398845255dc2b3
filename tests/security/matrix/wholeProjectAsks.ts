import { startingForCustomers } from '#tests/projects/customerProject.ts'
import { giveParts } from '#tests/projects/parts.ts'
import { later, type TestEstate, type World } from '#tests/support/world/world.ts'
import type { Ask, Asking } from './asks.ts'
import { asked, saving } from './maintenanceAsks.ts'

/** The company that the estate let in; one that nobody here works in, where there is none. */
async function companyOn(world: World, { id }: Pick<TestEstate, 'id'>) {
  const [found] = await world.sql<{ id: string }>('select company_id id from access_link where estate_id = $1', [id])
  if (found) return found.id
  const { id: companyId } = await world.company()
  await world.sql("insert into licence (company_id, plan, valid_to) values ($1, 'COMPANY_PRO', $2)", [companyId, later(24)])
  return companyId
}

/** One that its company runs: its administrators alone lead it, and its other people have a part in it. */
export async function projectOn(world: World, estate: Pick<TestEstate, 'id'>) {
  const [project] = await world.sql<{ id: string }>(
    "insert into project (estate_id, company_id, name, type, customer_name) values ($1, $2, 'Nytt hus', 'NEW_BUILDING', 'Kari') returning id",
    [estate.id, await companyOn(world, estate)],
  )
  await giveParts(world, project!.id)
  return project!.id
}

const onProject =
  (ask: (projectId: string) => Ask): Asking =>
  async (world, estate) =>
    ask(await projectOn(world, estate))
const place = (projectId: string, rest = '') => `/api/private/project/${projectId}${rest}`
const reading = (name: string, selection: string, rest: string) =>
  onProject((projectId) => ({
    graphql: { query: asked('query', name, 'projectId', selection), variables: { projectId } },
    rest: { method: 'GET', url: place(projectId, rest) },
  }))
/** The same, also for whoever holds a link. */
const shown =
  (name: string, selection: string, rest: string): Asking =>
  async (world, estate, person) => {
    const ask = await reading(name, selection, rest)(world, estate, person)
    const path = ask.rest!.url.replace('/api/private/', '')
    return { ...ask, restByLink: (key) => `/api/public/${key}/estate/${estate.id}/${path}` }
  }
const form = { name: 'Tilbygg', type: 'CUSTOM' }

/** One that nobody has begun to mend. */
async function deviationOn(world: World, estate: TestEstate) {
  const projectId = await projectOn(world, estate)
  const [found] = await world.sql<{ id: string }>(
    `insert into project_deviation (estate_id, project_id, number, text)
      select $1, $2, coalesce(max(d.number), 0) + 1, 'Sprekk' from project_deviation d where d.project_id = $2 returning id`,
    [estate.id, projectId],
  )
  return { projectId, deviationId: found!.id }
}

/** A part of a building of the estate. */
async function partOn(world: World, estate: TestEstate) {
  const [found] = await world.sql<{ id: string }>(
    `with house as (insert into building (estate_id, name) values ($1, 'Huset ' || new_id()) returning id)
      insert into building_part (estate_id, building_id, code, condition_grade) select $1, id, '26', 'TG1' from house returning id`,
    [estate.id],
  )
  return found!.id
}

type Sent = (world: World, estate: TestEstate) => Promise<Readonly<Record<string, unknown>>>
const changingDeviation =
  (name: string, method: 'PUT' | 'POST', rest: string, sent: Sent): Asking =>
  async (world, estate) => {
    const { projectId, deviationId } = await deviationOn(world, estate)
    const body = await sent(world, estate)
    return {
      graphql: { query: saving(name), variables: { input: { projectId, deviationId, version: 1, ...body } } },
      rest: { method, url: place(projectId, `/deviations/${deviationId}${rest}`), body, version: 1 },
    }
  }

/** Of projects as a whole. */
export const wholeProjectAsks: Readonly<Record<string, Asking>> = {
  projects: async () => ({
    graphql: { query: '{ projects { totalCount } }' },
    rest: { method: 'GET', url: '/api/private/projects' },
  }),
  sharedProjects: async () => ({ graphql: { query: '{ sharedProjects { totalCount } }' } }),
  project: shown('project', '{ id name }', ''),
  projectForm: reading('projectForm', '{ id }', '/form'),
  projectInvolvement: reading('projectInvolvement', '{ roles }', '/involvement'),
  projectOptions: async (_, { id: estateId }) => ({
    graphql: { query: asked('query', 'projectOptions', 'estateId', '{ people { name } }'), variables: { estateId } },
  }),
  constructionProjects: async (_, { id: estateId }) => ({
    graphql: { query: asked('query', 'constructionProjects', 'estateId', '{ totalCount }'), variables: { estateId } },
    rest: { method: 'GET', url: `/api/private/estate/${estateId}/construction-projects` },
    restByLink: (key) => `/api/public/${key}/estate/${estateId}/construction-projects`,
  }),
  participantOptions: onProject((projectId) => ({
    graphql: { query: asked('query', 'participantOptions', 'projectId', '{ people { name } }'), variables: { projectId } },
  })),
  deviations: reading('deviations', '{ totalCount }', '/deviations'),
  deviationPlaces: onProject((projectId) => ({
    graphql: { query: asked('query', 'deviationPlaces', 'projectId', '{ areaId }'), variables: { projectId } },
  })),
  deviation: async (world, estate) => {
    const { projectId, deviationId } = await deviationOn(world, estate)
    return {
      graphql: { query: asked('query', 'deviation', 'projectId deviationId', '{ id }'), variables: { projectId, deviationId } },
      rest: { method: 'GET', url: place(projectId, `/deviations/${deviationId}`) },
    }
  },
  raiseDeviation: onProject((projectId) => ({
    graphql: { query: saving('raiseDeviation'), variables: { input: { projectId, text: 'Sprekk i flis' } } },
    rest: { method: 'POST', url: place(projectId, '/deviations'), body: { text: 'Sprekk i flis' } },
  })),
  changeDeviation: changingDeviation('changeDeviation', 'PUT', '', async () => ({ text: 'Sprekk i to fliser' })),
  moveDeviation: changingDeviation('moveDeviation', 'POST', '/move', async () => ({ to: 'inWork' })),
  planDeviation: changingDeviation('planDeviation', 'POST', '/plan', async (world, estate) => ({
    title: 'Bytte flis',
    areaId: await partOn(world, estate),
    startDate: '2027-05-01',
  })),
  createProject: async (_, { id: estateId }) => ({
    graphql: {
      query: 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      variables: { input: { ...form, estateId } },
    },
    rest: { method: 'POST', url: '/api/private/project', body: { ...form, estateId } },
  }),
  customerProjectOptions: async () => ({
    graphql: { query: '{ customerProjectOptions { people { name } } }' },
    rest: { method: 'GET', url: '/api/private/project/for-customer' },
  }),
  startProjectForCustomer: async (world) => {
    await world.sql('delete from attempt')
    const input = startingForCustomers(world).wanted()
    return {
      graphql: {
        query: 'mutation ($input: StartProjectForCustomerInput!) { startProjectForCustomer(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'POST', url: '/api/private/project/for-customer', body: input },
    }
  },
  updateProject: onProject((projectId) => ({
    graphql: {
      query: 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }',
      variables: { input: { ...form, projectId, version: 1 } },
    },
    rest: { method: 'PUT', url: place(projectId), body: form },
  })),
  deliveryDocuments: shown('deliveryDocuments', '{ documents { id } }', '/delivery-documents'),
  architectDocuments: shown('architectDocuments', '{ documents { id } }', '/architect-documents'),
  commonDocuments: onProject((projectId) => ({
    graphql: { query: asked('query', 'commonDocuments', 'projectId', '{ documents { id } }'), variables: { projectId } },
  })),
  saveProjectDocuments: onProject((projectId) => ({
    graphql: { query: saving('saveProjectDocuments'), variables: { input: { projectId, list: 'delivery', removedIds: [] } } },
    rest: { method: 'PUT', url: place(projectId, '/delivery-documents'), body: { removedIds: [] }, version: 1 },
  })),
  seeProjectDocuments: onProject((projectId) => ({
    graphql: { query: saving('seeProjectDocuments'), variables: { input: { projectId, list: 'drawings' } } },
  })),
  projectBudget: reading('projectBudget', '{ total }', '/budget'),
  saveProjectBudget: onProject((projectId) => ({
    graphql: { query: saving('saveProjectBudget'), variables: { input: { projectId, version: 1, lines: [] } } },
    rest: { method: 'PUT', url: place(projectId, '/budget'), body: { lines: [] } },
  })),
  lockProjectBudget: onProject((projectId) => ({
    graphql: { query: saving('lockProjectBudget'), variables: { input: { projectId, action: 'lock' } } },
    rest: { method: 'PUT', url: place(projectId, '/budget/lock'), body: { action: 'lock' } },
  })),
  makeHandoverBook: async (world, estate) => {
    const projectId = await projectOn(world, estate)
    await world.sql('update project set closed_at = now() where id = $1', [projectId])
    return { graphql: { query: saving('makeHandoverBook'), variables: { input: { projectId, language: 'nb' } } } }
  },
  endHandoverBook: async (world, estate) => {
    const projectId = await projectOn(world, estate)
    await world.sql('update project set closed_at = now() where id = $1', [projectId])
    await world.sql("insert into handover_book (project_id, estate_id, language) values ($1, $2, 'nb')", [projectId, estate.id])
    return { graphql: { query: saving('endHandoverBook'), variables: { input: { projectId } } } }
  },
  leaveProject: onProject((projectId) => ({
    graphql: { query: asked('mutation', 'leaveProject', 'projectId', '{ id }'), variables: { projectId } },
    rest: { method: 'POST', url: place(projectId, '/leave') },
  })),
  projectLeftOpen: onProject((projectId) => ({
    graphql: { query: asked('query', 'projectLeftOpen', 'projectId', '{ points }'), variables: { projectId } },
    rest: { method: 'GET', url: place(projectId, '/left-open') },
  })),
  reopenProject: async (world, estate) => {
    const projectId = await projectOn(world, estate)
    await world.sql('update project set closed_at = now() where id = $1', [projectId])
    return {
      graphql: { query: saving('reopenProject'), variables: { input: { projectId, reason: 'En vask mangler' } } },
      rest: { method: 'POST', url: place(projectId, '/reopen'), body: { reason: 'En vask mangler' } },
    }
  },
  closeProject: onProject((projectId) => ({
    graphql: { query: saving('closeProject'), variables: { input: { projectId, reason: 'Kunden flytter inn' } } },
    rest: { method: 'POST', url: place(projectId, '/close'), body: { reason: 'Kunden flytter inn' } },
  })),
}
