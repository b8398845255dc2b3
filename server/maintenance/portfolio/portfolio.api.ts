import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { budget, endingCount, nextEnd, overdueCount, soonCount, spent, worstGrade, worstPart } from './facts.ts'
import { portfolio } from './portfolio.operations.ts'

export const graphql: GraphqlApi = {
  Query: { portfolio },
  types: { PortfolioEstate: { overdueCount, soonCount, spent, budget, worstGrade, worstPart, endingCount, nextEnd } },
}

export const rest: Route[] = [
  get('/api/private/portfolio', portfolio, {
    answer: '{ estateId: id addressLine1 addressLine2 overdueCount soonCount spent budget worstGrade worstPart endingCount nextEnd }',
    shape: 'page',
    query: { searchQuery: 'search' },
  }),
]
