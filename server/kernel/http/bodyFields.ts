import type { SchemaDescription, SchemaFieldDescription } from 'yup'
import { fieldNamed, pathNames, type Route } from '../rest.ts'

/** As many as are named; who sends more has the first to look at. */
const mostNamed = 20
/** What can stand in a header; a name that is stranger than that is nobody's slip. */
const printable = /^[\w.[\]-]{1,100}$/

type KnownField = { fields: ReadonlyMap<string, KnownField> } | { items: KnownField } | 'figure' | 'flag' | undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function knownIn(description: SchemaFieldDescription): KnownField {
  const { type, fields, innerType, tests } = description as SchemaDescription & {
    fields?: Readonly<Record<string, SchemaFieldDescription>>
    innerType?: SchemaFieldDescription
  }
  if (type === 'object' && fields) return { fields: new Map(Object.entries(fields).map(([name, field]) => [name, knownIn(field)])) }
  if (type === 'boolean') return 'flag'
  if (type === 'number' || tests.some(({ name }) => name === 'figure')) return 'figure'
  const items = type === 'array' && innerType ? knownIn(innerType) : undefined
  return items && { items }
}

function unknownIn(value: unknown, described: KnownField, path: string): string[] {
  if (!described || typeof described === 'string') return []
  if ('items' in described) return Array.isArray(value) ? value.flatMap((item, i) => unknownIn(item, described.items, `${path}[${i}]`)) : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const place = path ? `${path}.${name}` : name
    return described.fields.has(name) ? unknownIn(part, described.fields.get(name), place) : [place]
  })
}

/** What is sent in a form of its own may come as the operation has it, too; what the address names, the body may name again. */
function knownTo(route: Route): KnownField {
  const forms = [route.operation.input, ...(route.takes ? [route.takes] : [])].map((rules) => knownIn(rules.describe()))
  const named = pathNames(route).flatMap((name) => [name, fieldNamed(route, name)])
  return {
    fields: new Map<string, KnownField>([
      ...forms.flatMap((form) => (typeof form === 'object' && 'fields' in form ? [...form.fields] : [])),
      ...[...named, 'version'].map((name) => [name, undefined] as const),
    ]),
  }
}

/** What people type into a form is read as a figure there; what a program sends is one, as it is described. */
function writtenIn(value: unknown, described: KnownField, path: string): string[] {
  if (!described) return []
  if (typeof described === 'string') return typeof value === 'string' ? [path] : []
  if ('items' in described) return Array.isArray(value) ? value.flatMap((item, i) => writtenIn(item, described.items, `${path}[${i}]`)) : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => writtenIn(part, described.fields.get(name), path ? `${path}.${name}` : name))
}

const bodies = new WeakMap<Route, KnownField>()
function bodyOf(route: Route) {
  const fields = bodies.get(route) ?? knownTo(route)
  bodies.set(route, fields)
  return fields
}

/** What a body said that this row has no use for, so that a slip of the pen is seen. */
export function unknownFields(route: Route, body: unknown): string[] {
  return unknownIn(body, bodyOf(route), '')
    .filter((name) => printable.test(name))
    .slice(0, mostNamed)
}

/** Figures, and yes or no, that came as a text. */
export const writtenFigures = (route: Route, body: unknown) => writtenIn(body, bodyOf(route), '').slice(0, mostNamed)
