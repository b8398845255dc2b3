import { timeZone } from '#schema/day.ts'

/** In SQL: the day that it is in Norway at a moment. */
export const dayAt = (moment: string) => `(${moment} at time zone '${timeZone}')::date`

/** In SQL: the day that it is in Norway now. */
export const today = dayAt('now()')

/** In SQL: the moment at which a day begins in Norway. */
export const startOf = (day: string) => `((${day})::timestamp at time zone '${timeZone}')`

/** In SQL: a moment as answers write it. */
export const writtenAt = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
