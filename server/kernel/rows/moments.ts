import type { Condition, Worked } from '../database/rowSql.ts'

/** By the database's clock, to write down. */
export const now: Worked = () => 'now()'
export const after =
  (time: string): Worked =>
  () =>
    `now() + interval '${time}'`

/** The same, to compare with. */
export const isAhead: Condition = (column) => `${column} > now()`
export const isPast: Condition = (column) => `${column} <= now()`
export const isOlderThan =
  (time: string): Condition =>
  (column) =>
    `${column} < now() - interval '${time}'`
export const isWithin =
  (time: string): Condition =>
  (column) =>
    `${column} > now() - interval '${time}'`
export const isNot =
  (value: unknown): Condition =>
  (column, cell) =>
    `${column} <> ${cell(value)}`
export const isAfter =
  (value: unknown): Condition =>
  (column, cell) =>
    `${column} > ${cell(value)}`
/** There is a value, whichever. */
export const isThere: Condition = (column) => `${column} is not null`
