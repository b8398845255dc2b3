import { getNamedType, getNullableType, type GraphQLField, GraphQLNonNull, isEnumType, isObjectType, isUnionType } from 'graphql'
import { isPublicLink, type Route } from '#server/kernel/rest.ts'
import { pdfText } from '#tests/support/pdfText.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { World } from '#tests/support/world/world.ts'

/** Ids by the names that operations ask for them by; several where there are several. */
export type Ids = Readonly<Record<string, readonly string[]>>

type Field = GraphQLField<unknown, unknown>
/** A page of a connection is told by its nodes. */
const told = (field: Field) => !['edges', 'pageInfo'].includes(field.name)
const isWhole = ({ args }: Field) => args.every(({ type, defaultValue }) => !(type instanceof GraphQLNonNull) || defaultValue !== undefined)
const isScalar = (field: Field) => {
  const type = getNamedType(field.type)
  return !isObjectType(type) && !isUnionType(type)
}

/** Selections of what is below a field: each asks for all scalars of one record that can be reached. */
function selections(field: Field, depth: number): string[] {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return isUnionType(type) ? ['{ __typename }'] : ['']
  const fields = Object.values(type.getFields()).filter((one) => told(one) && isWhole(one))
  const scalars = fields.filter(isScalar).map(({ name }) => name)
  const below = depth
    ? fields.filter((one) => !isScalar(one)).flatMap((one) => selections(one, depth - 1).map((sub) => `${one.name} ${sub}`))
    : []
  return [...(scalars.length ? [`{ ${scalars.join(' ')} }`] : []), ...below.map((one) => `{ ${one} }`)]
}

const every = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((before) => list.map((one) => [...before, one])), [[]])

/** Every document that reads something by what is known, one root at a time. */
function documentsOf(world: World, ids: Ids): string[] {
  const roots = Object.values(world.app.schema.getQueryType()!.getFields())
  return roots.flatMap((root) => {
    const wanted = root.args.filter(({ name, type }) => ids[name] || type instanceof GraphQLNonNull)
    const page = root.args.some(({ name }) => name === 'first') ? ['first: 5'] : []
    const choices = wanted.map(({ name, type }) => {
      const named = getNamedType(getNullableType(type))
      return (ids[name]?.map((id) => JSON.stringify(id)) ?? (isEnumType(named) ? named.getValues().map((value) => value.name) : [])).map(
        (value) => `${name}: ${value}`,
      )
    })
    const calls = every(choices).map((given) => `${root.name}${given.length + page.length ? `(${[...given, ...page].join(' ')})` : ''}`)
    return calls.flatMap((call) => selections(root, 2).map((selection) => `{ ${call} ${selection} }`))
  })
}

/** Every address that is read by what is known. */
const addressesOf = (routes: readonly Route[], ids: Ids): string[] =>
  routes
    .filter((route) => route.method === 'get' && ['query', 'answer'].includes(route.operation.kind) && !isPublicLink(route))
    .flatMap((route) => {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
      const asked = ['id', 'projectId', 'orderId', 'estateId'].filter((name) => ids[name])
      const forms = route.files ? Object.keys(route.files).map((form) => `&format=${form}`) : ['']
      return every(names.map((name) => ids[name] ?? ids['id'] ?? [])).flatMap((values) => {
        const place = names.reduce((path, name, at) => path.replace(`:${name}`, values[at]!), route.path)
        const filters = ['', ...asked.flatMap((name) => ids[name]!.map((id) => `${name}=${id}`))]
        return filters.flatMap((filter) => forms.map((form) => `${place}?${filter}${form}`))
      })
    })

/** All that somebody is answered, over both transports, with the files whose ids are known: as text. */
export async function readable(world: World, reader: Client, ids: Ids): Promise<{ asked: string; text: string }[]> {
  const answers: { asked: string; text: string }[] = []
  for (const query of documentsOf(world, ids)) {
    const { status, text } = await reader.send('POST', '/graphql', { body: { query } })
    if (status === 400) throw new Error(`${query}: ${text}`)
    answers.push({ asked: query, text })
  }
  const files = (ids['fileId'] ?? []).map((id) => `/api/private/file/${id}`)
  for (const url of [...addressesOf(world.app.routes, ids), ...files]) {
    const { status, text, raw, headers } = await reader.get(url)
    if (status !== 200) continue
    // What was brought says nothing; what was drawn is read.
    const isPdf = String(headers['content-type']).includes('pdf') && raw.length > 2000
    answers.push({ asked: url, text: isPdf ? `${pdfText(raw)} ${text}` : text })
  }
  return answers
}
