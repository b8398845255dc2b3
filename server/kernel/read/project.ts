import { isObjectType } from 'graphql'
import type { Field } from './selection.ts'

/** A plain value in the shape that was selected, as the executor would complete it. */
export function project(value: unknown, field: Pick<Field, 'fields' | 'type'>): unknown {
  if (value == null) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((item) => project(item, field))
  if (field.type?.name === 'DateTime') return momentOf(value as string)
  if (!isObjectType(field.type)) return value
  const record = value as Record<string, unknown>
  return Object.fromEntries(
    field.fields.map((cell) => [cell.key, cell.name === '__typename' ? field.type?.name : project(record[cell.name], cell)]),
  )
}

/** In UTC with milliseconds, however it was kept; PostgreSQL writes its own way into JSON. */
function momentOf(text: string) {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Error(`no moment: ${text}`)
  return moment.toISOString()
}
