import { raw } from '#server/kernel/read/sql.ts'

/** By the calendar in Oslo. */
export const today = raw("(now() at time zone 'Europe/Oslo')::date")
