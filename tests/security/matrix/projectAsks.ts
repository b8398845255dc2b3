import { type Bathroom, bathroom } from '#tests/projects/controls.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { asked, saving } from './maintenanceAsks.ts'

/** A project of the company that the owner has let in, if there is one. */
export async function project(world: World, estate: TestEstate) {
  const [partner] = await world.sql<{ id: string }>('select company_id id from access_link where estate_id = $1', [estate.id])
  return bathroom(world, { estate, ...(partner && { companyId: partner.id }) })
}
const lead = async (world: World, { company }: Bathroom) => world.account({ companyId: company.id, roles: ['Company.Admin'] })

async function area(world: World, estate: TestEstate) {
  const made = await project(world, estate)
  const { controlAreaId, url } = await made.area(null)
  return { made, url, ids: { projectId: made.projectId, controlAreaId } }
}
async function point(world: World, estate: TestEstate) {
  const made = await project(world, estate)
  const { controlAreaId, controlPointId, url } = await made.point()
  return { made, url, ids: { projectId: made.projectId, controlAreaId, controlPointId } }
}

const ofArea = 'projectId controlAreaId'
const ofPoint = `${ofArea} controlPointId`
/** Where projects are switched off nothing is completed, and the question is refused all the same. */
const completed = async (world: World, { made, url }: { made: Bathroom; url: string }) =>
  (await lead(world, made)).put(url, { isCompleted: true })
const again = (name: string, ids: string) =>
  `mutation (${ids
    .split(' ')
    .map((one) => `$${one}: ID!`)
    .join(', ')}) { ${name}(input: { ${ids
    .split(' ')
    .map((one) => `${one}: $${one}`)
    .join(', ')}, version: 2 }) { id } }`

const byLink =
  ({ id }: TestEstate, url: string) =>
  (key: string) =>
    url.replace('/api/private/', `/api/public/${key}/estate/${id}/`)

/** Of what is controlled in a project. */
export const projectAsks: Readonly<Record<string, Asking>> = {
  controlArea: async (world, estate) => {
    const { ids, url } = await area(world, estate)
    return {
      graphql: { query: asked('query', 'controlArea', ofArea, '{ id }'), variables: ids },
      rest: { method: 'GET', url },
      restByLink: byLink(estate, url),
    }
  },
  changeControlArea: async (world, estate) => {
    const { ids, url } = await area(world, estate)
    const values = { partyName: 'Berg' }
    return {
      graphql: { query: saving('changeControlArea'), variables: { input: { ...ids, ...values, version: 1 } } },
      rest: { method: 'PUT', url, body: values },
    }
  },
  reopenControlArea: async (world, estate) => {
    const found = await area(world, estate)
    await completed(world, found)
    return {
      graphql: { query: again('reopenControlArea', ofArea), variables: found.ids },
      rest: { method: 'POST', url: `${found.url}/reopen`, body: {} },
    }
  },
  controlPoint: async (world, estate) => {
    const { ids, url } = await point(world, estate)
    return {
      graphql: { query: asked('query', 'controlPoint', ofPoint, '{ id }'), variables: ids },
      rest: { method: 'GET', url },
      restByLink: byLink(estate, url),
    }
  },
  addControlPoint: async (world, estate) => {
    const { ids } = await area(world, estate)
    return { graphql: { query: saving('addControlPoint'), variables: { input: { ...ids, name: 'Rekkverk' } } } }
  },
  changeControlPoint: async (world, estate) => {
    const { ids, url } = await point(world, estate)
    const values = { comment: 'Tett', isCompleted: true }
    return {
      graphql: { query: saving('changeControlPoint'), variables: { input: { ...ids, ...values, version: 1 } } },
      rest: { method: 'PUT', url, body: values },
    }
  },
  reopenControlPoint: async (world, estate) => {
    const found = await point(world, estate)
    await completed(world, found)
    return {
      graphql: { query: again('reopenControlPoint', ofPoint), variables: found.ids },
      rest: { method: 'POST', url: `${found.url}/reopen`, body: {} },
    }
  },
  verifyControlPoint: async (world, estate) => {
    const found = await point(world, estate)
    await completed(world, found)
    return { graphql: { query: again('verifyControlPoint', ofPoint), variables: found.ids } }
  },
}
