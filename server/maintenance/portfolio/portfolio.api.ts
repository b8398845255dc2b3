import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { budget, endingCount, nextEnd, nextEndOf, overdueCount, soonCount, spent, worstGrade, worstPart } from './facts.ts'
import { portfolio } from './portfolio.operations.ts'
import { portfolioForms } from './portfolioSheet.ts'

export const graphql: GraphqlApi = {
  Query: { portfolio },
  types: { PortfolioEstate: { overdueCount, soonCount, spent, budget, worstGrade, worstPart, endingCount, nextEnd, nextEndOf } },
}

const answer =
  '{ estateId: id addressLine1 addressLine2 overdueCount soonCount spent budget worstGrade worstPart endingCount nextEnd nextEndOf }'
const query = { searchQuery: 'search' }

export const rest: Route[] = [
  get('/api/private/portfolio', portfolio, {
    answer,
    shape: 'page',
    query,
  }),
  get('/api/private/portfolio/sheet', portfolio, { answer, query, files: portfolioForms, refuses: ['unprocessableEntity'] }),
]
