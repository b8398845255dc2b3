import { portfolioInput } from '#schema/maintenance/portfolio.input.ts'
import { seesPortfolio } from '#server/access/onPlan.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'

export const portfolio = query({
  name: 'portfolio',
  input: portfolioInput,
  permission: seesPortfolio,
  rows: ({ scope, input }) =>
    scope
      .estatesSeen()
      .matching(input.search, ({ searchText }, search) => containing(searchText, search))
      .by(({ addressLine1 }) => [addressLine1]),
})
