import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType, Kind, parse, typeFromAST } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { type Ask, asks } from '#tests/security/matrix/asks.ts'
import { type Column, columns, crowdOf } from '#tests/security/matrix/people.ts'
import { table } from '#tests/security/matrix/table.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'

/** Things where a text, a figure or a choice is expected. */
const things: readonly unknown[] = [{ toString: 'x' }, { valueOf: 1, toString: null }, JSON.parse('{"__proto__":null}'), {}, [], [[{}]]]
/** What is of a possible kind, and of no use. */
const useless: readonly unknown[] = [7, -0.5, 1e308, 1e29, true, 'a\0b', '\ud800', 'x'.repeat(30_000)]
/** More faults in one list than anybody reads. */
const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)
const lists: readonly unknown[] = [many(60, { toString: 'x' }), many(60, 7), many(60, {}), many(2000, 'x')]

type Step = string | number
type Steps = readonly Step[]
interface Place {
  steps: Steps
  /** What may stand there, as its rule or its type calls it; none of a whole record or a list. */
  scalar?: string
}

interface Rule {
  type: string
  fields?: Readonly<Record<string, Rule>>
  innerType?: Rule
}
function placesIn(rule: Rule, steps: Steps = []): Place[] {
  const below = Object.entries(rule.fields ?? {}).flatMap(([name, field]) => placesIn(field, [...steps, name]))
  const within = rule.innerType ? placesIn(rule.innerType, [...steps, 0]) : []
  const isScalar = rule.type !== 'object' && rule.type !== 'array'
  return [...(steps.length ? [{ steps, ...(isScalar && { scalar: rule.type }) }] : []), ...below, ...within]
}
function placesOf(type: GraphQLInputType, steps: Steps, left = 4): Place[] {
  if (isNonNullType(type)) return placesOf(type.ofType, steps, left)
  if (left === 0) return []
  const within = isListType(type) ? placesOf(type.ofType, [...steps, 0], left - 1) : []
  const below = isInputObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) => placesOf(field.type, [...steps, field.name], left - 1))
    : []
  return [{ steps, ...(!isListType(type) && !isInputObjectType(type) && { scalar: type.name }) }, ...within, ...below]
}

const holds = (kind: string) => (value: unknown) => typeof value === kind
/** What goes past the look at its kind, by what may stand there; whatever is not named here may be anything. */
const ofKind: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: holds('string'),
  String: holds('string'),
  number: holds('number'),
  Int: holds('number'),
  Float: holds('number'),
  boolean: holds('boolean'),
  Boolean: holds('boolean'),
}
const isFit = ({ scalar }: Place, value: unknown) => scalar !== undefined && (ofKind[scalar]?.(value) ?? true)

/** Each place by itself gets what may come far, and a thing; what the first look refuses comes everywhere at once. */
function trials(places: readonly Place[]) {
  const alone = places.flatMap((place) => {
    const values = place.scalar ? [things[0], ...useless.filter((value) => isFit(place, value))] : [...things, 7, 'a\0b', ...lists]
    if (place.steps.at(-1) === 0) values.push(null)
    return values.map((value) => ({ value, at: [place] }))
  })
  const together = [...things.slice(1), ...useless].map((value) => ({
    value,
    at: places.filter((place) => place.scalar && (things.includes(value) || !isFit(place, value))),
  }))
  return [...alone, ...together.filter(({ at }) => at.length)]
}
const spoiled = (whole: unknown, at: readonly Place[], value: unknown) =>
  at.reduce((sound, { steps }) => withValue(sound, steps, value), whole)
const shown = (at: readonly Place[], value: unknown) =>
  `${at.map(({ steps }) => steps.join('.')).join()} ${JSON.stringify(value).slice(0, 40)}`

/** A copy with that value there. */
function withValue(whole: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)]
  const record = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? (whole as Record<string, unknown>) : {}
  return { ...record, [step]: withValue(record[step], rest, value) }
}

/** So many files send one share each, so that workers can take them side by side. */
const shares = 4

/** Every operation of a share is sent, over both transports and at each of its places, what is no value there. */
export const isToldOfWhatIsNone = (share: 1 | 2 | 3 | 4) =>
  describe(`a value that is none, ${share} of ${shares}`, async () => {
    const world = await createWorld()
    afterAll(() => world.close())
    const operations = [...world.app.operations.values()].filter((_, index) => index % shares === share - 1)
    const doerOf = (operation: string) =>
      (['owner', 'partnerAdmin', 'sysadmin', ...columns] as Column[]).find((column) => table.get(operation)![column] === 'ok')!
    const json = { 'content-type': 'application/json' }

    async function restFaults(name: string, { rest }: Ask, client: Client) {
      const routes = world.app.routes.filter(({ operation, method }) => operation.name === name && method.toUpperCase() === rest!.method)
      const places = routes.flatMap(({ takes, operation }) => placesIn((takes ?? operation.input) as unknown as Rule))
      const faults: string[] = []
      for (const { value, at } of trials(places)) {
        const asked = at.map(({ steps }) => `${steps[0]}=${encodeURIComponent(wellFormed(value))}&${steps[0]}=2`).join('&')
        const isRead = rest!.method === 'GET'
        const url = isRead ? `${rest!.url}${rest!.url.includes('?') ? '&' : '?'}${asked}` : rest!.url
        const body = isRead ? undefined : JSON.stringify(spoiled(rest!.body ?? {}, at, value))
        const { status } = await client.send(rest!.method, url, { body, headers: json })
        const isThing = !isRead && at.every(({ scalar }) => scalar) && things.includes(value)
        if (isThing ? status !== 400 : status >= 500) faults.push(`${rest!.method} ${rest!.url} ${shown(at, value)}: ${status}`)
      }
      return faults
    }

    async function graphqlFaults({ graphql }: Ask, client: Client) {
      const { query, variables = {} } = graphql!
      const [definition] = parse(query).definitions
      if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(query)
      const places = (definition.variableDefinitions ?? []).flatMap(({ variable, type }) =>
        placesOf(typeFromAST(world.app.schema, type as never) as GraphQLInputType, [variable.name.value]),
      )
      const faults: string[] = []
      for (const { value, at } of trials(places)) {
        const body = JSON.stringify({ query, variables: spoiled(variables, at, value) })
        const { status, body: answer } = await client.send('POST', '/graphql', { body, headers: json })
        const { errors = [] } = (answer ?? {}) as { errors?: { extensions: { status: number } }[] }
        const worst = Math.max(status, ...errors.map(({ extensions }) => extensions.status))
        if (worst >= 500 || worst === 429) faults.push(`${shown(at, value)}: ${worst}`)
      }
      return faults
    }

    test.each(operations.map(({ name }) => name))('is told to whoever sends it: %s', async (name) => {
      const estate = await world.estate()
      const person = await crowdOf(world, estate)[doerOf(name)]()
      const ask = await asks[name]!(world, estate, person)
      const overRest = ask.rest && !ask.sendsFile && !ask.rest.content ? await restFaults(name, ask, person.client) : []
      const overGraphql = ask.graphql && person.linkKey === undefined ? await graphqlFaults(ask, person.client) : []
      expect([...overRest, ...overGraphql]).toEqual([])
    })
  })

/** An address holds no half of a character. */
const wellFormed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
