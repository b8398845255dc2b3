import { optionalChoice, optionalText } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { portfolioFilters, portfolioOrders } from './portfolio.words.ts'

export const portfolioInput = listInput({
  search: optionalText(200),
  filter: optionalChoice(portfolioFilters),
  order: optionalChoice(portfolioOrders),
})
