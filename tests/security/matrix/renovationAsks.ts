import {
  bathroom,
  DELETE_RENOVATION,
  RENOVATION,
  renovated,
  RENOVATIONS,
  renovationsOf,
  SAVE_RENOVATION,
} from '#tests/estates/renovations.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

async function kept(estate: TestEstate) {
  const { renovationId } = await renovated(estate)
  return { variables: { estateId: estate.id, renovationId }, url: `${renovationsOf(estate)}/${renovationId}` }
}
const throughLink = (url: string) => (key: string) => url.replace('/private/', `/public/${key}/`)

export const renovationAsks: Record<string, Asking> = {
  renovations: async (_, { id: estateId }) => ({ graphql: { query: RENOVATIONS, variables: { estateId } } }),
  renovationProjects: async (_, { id: estateId }) => {
    const url = `/api/private/estate/${estateId}/renovation-projects`
    return {
      graphql: {
        query: 'query ($estateId: ID!) { renovationProjects(estateId: $estateId) { totalCount } }',
        variables: { estateId },
      },
      rest: { method: 'GET', url },
      restByLink: throughLink(url),
    }
  },
  renovation: async (_, estate) => {
    const { variables, url } = await kept(estate)
    return { graphql: { query: RENOVATION, variables }, rest: { method: 'GET', url }, restByLink: throughLink(url) }
  },
  saveRenovation: async (_, estate) => {
    const { variables } = await kept(estate)
    const change = { ...variables, ...bathroom, version: 1 }
    return {
      graphql: { query: SAVE_RENOVATION, variables: { input: change } },
      rest: { method: 'PUT', url: renovationsOf(estate), body: change },
    }
  },
  deleteRenovation: async (_, estate) => {
    const { variables, url } = await kept(estate)
    return { graphql: { query: DELETE_RENOVATION, variables }, rest: { method: 'DELETE', url } }
  },
}
