import type { SchemaDescription, SchemaFieldDescription } from 'yup'
import { fieldNamed, pathNames, type Route } from '../rest.ts'

/** As many as are named; who sends more has the first to look at. */
const mostNamed = 20
/** What can stand in a header; a name that is stranger than that is nobody's slip. */
const printable = /^[\w.[\]-]{1,100}$/

type Known = { fields: ReadonlyMap<string, Known> } | { items: Known } | 'figure' | 'flag' | undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function knownIn(description: SchemaFieldDescription): Known {
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

function unknownIn(value: unknown, known: Known, path: string): string[] {
  if (!known || typeof known === 'string') return []
  if ('items' in known) return Array.isArray(value) ? value.flatMap((item, i) => unknownIn(item, known.items, `${path}[${i}]`)) : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, below]) => {
    const place = path ? `${path}.${name}` : name
    return known.fields.has(name) ? unknownIn(below, known.fields.get(name), place) : [place]
  })
}

/** What is sent in a form of its own may come as the operation has it, too; what the address names, the body may name again. */
function knownTo(route: Route): Known {
  const forms = [route.operation.input, ...(route.takes ? [route.takes] : [])].map((rules) => knownIn(rules.describe()))
  const named = pathNames(route).flatMap((name) => [name, fieldNamed(route, name)])
  return {
    fields: new Map<string, Known>([
      ...forms.flatMap((known) => (typeof known === 'object' && 'fields' in known ? [...known.fields] : [])),
      ...[...named, 'version'].map((name) => [name, undefined] as const),
    ]),
  }
}

/** What people type into a form is read as a figure there; what a program sends is one, as it is described. */
function writtenIn(value: unknown, known: Known, path: string): string[] {
  if (!known) return []
  if (typeof known === 'string') return typeof value === 'string' ? [path] : []
  if ('items' in known) return Array.isArray(value) ? value.flatMap((item, i) => writtenIn(item, known.items, `${path}[${i}]`)) : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, below]) => writtenIn(below, known.fields.get(name), path ? `${path}.${name}` : name))
}

const bodies = new WeakMap<Route, Known>()
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
