import { getNamedType, isObjectType } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { asks } from '#tests/security/matrix/asks.ts'
import { type Column, columns, crowdOf } from '#tests/security/matrix/people.ts'
import { table } from '#tests/security/matrix/table.ts'
import { createWorld } from '#tests/support/world/world.ts'

const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
/** Of any number of values, and none that a row was ever sorted by. */
const forged = [
  '',
  'nothing',
  '\0',
  cursor(),
  ...[1, 2, 3, 4].map((count) => cursor(...Array<string>(count).fill('x'))),
  ...[1, 2, 3, 4].map((count) => cursor(...Array<string>(count).fill('9'.repeat(40)))),
  ...[1, 2, 3, 4].map((count) => cursor(...Array<string>(count).fill('0000-00-00'))),
  cursor(1, null),
  cursor({ toString: 'x' }),
  cursor('a\0b', 'a\0b'),
  'x'.repeat(5000),
]

describe('a place in a list that somebody made up', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const lists = Object.values(world.app.schema.getQueryType()!.getFields()).filter(({ type, args }) => {
    const named = getNamedType(type)
    return isObjectType(named) && 'edges' in named.getFields() && args.some(({ name }) => name === 'after')
  })
  const doerOf = (operation: string) =>
    (['owner', 'partnerAdmin', 'sysadmin', ...columns] as Column[]).find((column) => table.get(operation)![column] === 'ok')!

  test.each(lists.map(({ name }) => name))('is refused: %s', async (name) => {
    const estate = await world.estate()
    const { client } = await crowdOf(world, estate)[doerOf(name)]()
    const { graphql } = await asks[name]!(world, estate, { client })
    const given = Object.keys(graphql!.variables ?? {})
    const { args } = lists.find((list) => list.name === name)!
    const declared = given.map((variable) => `$${variable}: ${String(args.find((arg) => arg.name === variable)?.type ?? 'String')}`)
    const passed = given.map((variable) => `${variable}: $${variable}`)
    const query = `query (${[...declared, '$after: String'].join()}) { ${name}(${[...passed, 'after: $after'].join()}) { pageInfo { endCursor } } }`
    const told = new Set<string>()
    for (const after of forged) {
      const { errors } = await client.gql(query, { ...graphql!.variables, after })
      told.add(errors ? `${errors[0]!.extensions.status} ${errors[0]!.extensions.code}` : 'answered')
    }
    // Where a list is sorted by texts alone, every text is a place in it: there a page begins, wherever that is.
    expect([...told].filter((each) => each !== '400 badRequest' && each !== 'answered')).toEqual([])
    expect(told).toContain('400 badRequest')
  })

  test.each([
    'page=100000000000000000000',
    'page=-1',
    'page=1.5',
    'page=1e400',
    'page=x',
    'page=1&page=2',
    'pageSize=99999999999',
    'page=',
  ])('is refused of a page: %s', async (query) => {
    const owner = await world.account()
    const { status, body } = await owner.get(`/api/private/estates?${query}`)
    expect({ query, status, code: body.code }).toEqual({ query, status: 400, code: 'badRequest' })
  })
})
