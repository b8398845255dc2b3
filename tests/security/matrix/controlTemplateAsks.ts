import type { World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const bath = { name: 'Bad', work: 'BATHROOM', trade: 'tiler', areas: [{ name: 'Membran', points: [{ name: 'Fall til sluk' }] }] }
const place = '/api/private/control-template'

async function templateOf(world: World) {
  const { id: companyId, admin } = await world.company()
  const { body } = await admin.post(place, bath)
  // Where projects are switched off there is none to name.
  return { companyId, id: (body['id'] as string | undefined) ?? companyId }
}

/** Each about a company of its own. */
export const controlTemplateAsks: Readonly<Record<string, Asking>> = {
  controlTemplates: async (world) => {
    const { id: companyId } = await world.company()
    return {
      graphql: { query: 'query ($companyId: ID) { controlTemplates(companyId: $companyId) { totalCount } }', variables: { companyId } },
      rest: { method: 'GET', url: `${place}?companyId=${companyId}` },
    }
  },
  controlTemplate: async (world) => {
    const { companyId, id } = await templateOf(world)
    return {
      graphql: {
        query: 'query ($companyId: ID, $id: ID!) { controlTemplate(companyId: $companyId, id: $id) { id areas { points { name } } } }',
        variables: { companyId, id },
      },
      rest: { method: 'GET', url: `${place}/${id}?companyId=${companyId}` },
    }
  },
  createControlTemplate: async (world) => {
    const { id: companyId } = await world.company()
    const input = { companyId, ...bath }
    return {
      graphql: {
        query: 'mutation ($input: CreateControlTemplateInput!) { createControlTemplate(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'POST', url: place, body: input },
    }
  },
  updateControlTemplate: async (world) => {
    const { companyId, id } = await templateOf(world)
    const input = { companyId, id, version: 1, ...bath, name: 'Stort bad' }
    return {
      graphql: {
        query: 'mutation ($input: UpdateControlTemplateInput!) { updateControlTemplate(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'PUT', url: `${place}/${id}`, body: input },
    }
  },
  deleteControlTemplate: async (world) => {
    const { companyId, id } = await templateOf(world)
    return {
      graphql: {
        query: 'mutation ($input: DeleteControlTemplateInput!) { deleteControlTemplate(input: $input) { id } }',
        variables: { input: { companyId, id } },
      },
      rest: { method: 'DELETE', url: `${place}/${id}`, body: { companyId } },
    }
  },
}
