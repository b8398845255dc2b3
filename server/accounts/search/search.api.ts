import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { search } from './search.operations.ts'

export const graphql: GraphqlApi = {
  Query: { search },
  names: { SearchResult: null, SearchMatch: null },
}

const match = 'kind recordId title place number amount excerpt paperKind list estateId projectId buildingId areaId'
export const rest: Route[] = [get('/api/private/search', search, { answer: `{ matches { ${match} } estateCount projectCount }` })]
