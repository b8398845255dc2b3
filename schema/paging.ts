import { number, object, string, type ObjectShape } from 'yup'

export const defaultPageSize = 20
export const largestPage = 100

/** Input of a list: `first` and `after` come from GraphQL, `page` and `pageSize` from REST. */
export const listInput = <Shape extends ObjectShape>(fields: Shape) => object({ ...fields, ...pagingFields })

const count = (most: number) => number().typeError('notValid').integer('notValid').min(1, 'notValid').max(most, 'notValid').nullable()
const pagingFields = {
  first: count(largestPage),
  after: string().typeError('notValid').strict().max(1000, 'notValid').nullable(),
  page: count(Number.MAX_SAFE_INTEGER),
  pageSize: count(largestPage),
}
export const pagingFieldNames = Object.keys(pagingFields)
