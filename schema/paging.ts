import { number, object, string, type ObjectShape } from 'yup'
import { asSent } from './asSent.ts'

export const defaultPageSize = 20
export const largestPage = 100

/** Input of a list: `first` and `after` come from GraphQL, `page` and `pageSize` from REST. */
export const listInput = <Shape extends ObjectShape>(fields: Shape) => object({ ...fields, ...pagingFields })

const count = (most: number) =>
  asSent(
    number().typeError('notValid').integer('notValid').min(1, 'notValid').max(most, 'notValid').nullable(),
    (value) => value == null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most),
  )
/** Of what is answered so many at a time, without cursors. */
export const pageNumber = () => count(10_000)
const longestCursor = 1000
const pagingFields = {
  first: count(largestPage),
  after: asSent(
    string().typeError('notValid').strict().max(longestCursor, 'notValid').nullable(),
    (value) => value == null || (typeof value === 'string' && value.length <= longestCursor),
  ),
  page: count(Number.MAX_SAFE_INTEGER),
  pageSize: count(largestPage),
}
export const pagingFieldNames = Object.keys(pagingFields)
