import { portfolioInput } from '#schema/maintenance/portfolio.input.ts'
import { seesPortfolio } from '#server/access/onPlan.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { Param } from '#server/kernel/read/sql.ts'
import { isWrong, placeIn } from './arranged.ts'

export const portfolio = query({
  name: 'portfolio',
  input: portfolioInput,
  mayBeOld: true,
  permission: seesPortfolio,
  rows({ scope, input }) {
    const estates = scope
      .estatesSeen()
      .matching(input.search, ({ searchText }, search) => containing(searchText, search))
      .matching(input.filter, isWrong)
    if (input.order instanceof Param && input.order.given === false) return estates.by(({ addressLine1 }) => [addressLine1])
    return estates.by((estate) => [placeIn(input.order, estate), estate.addressLine1])
  },
})
