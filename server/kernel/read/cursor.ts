import { AppError } from '../errors.ts'
import { join, Param, type Sql, sql } from './sql.ts'

/** Where a row stands in the order of its list: the values it is sorted by, in base64url. */
export const cursorValue = (keys: readonly Sql[]) =>
  sql`translate(encode(convert_to(json_build_array(${join(
    keys.map((key) => sql`${key}::text`),
    ',',
  )})::text,'UTF8'),'base64'),E'+/=\n','-_')`

/** The i-th of those values, read from a cursor that came from outside; null without one. */
export const cursorPart = (cursor: Param, i: number, count: number) =>
  new Param((ask) => {
    const given = cursor.read(ask)
    return typeof given === 'string' ? decode(given, count)[i] : null
  })

const isStorable = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

function decode(cursor: string, count: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(values) && values.length === count && values.every(isStorable)) return values
  } catch {
    // falls through: text that is no cursor of ours
  }
  throw new AppError('badRequest', { fields: { after: 'notValid' } })
}
