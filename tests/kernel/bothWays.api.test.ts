import fc from 'fast-check'
import { getNamedType, type GraphQLField, type GraphQLObjectType, isObjectType, isUnionType } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import type { GraphqlAnswer } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'

/** Deeper than any screen asks. */
const deepest = 6
/** Where the answer differs from call to call there is nothing to compare. */
const leftOut = new Set(['Query.currentUser', 'Query.propertySearchToken', 'Query.licenceOffers'])

describe('an answer is the same, whether it passes through or the executor completes it', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const { schema } = world.app

  /** A selection as a caller might write it: some of the fields, aliases, fragments, directives, one field twice. */
  const selection = (type: GraphQLObjectType, depth: number): fc.Arbitrary<string> => {
    const fields = Object.values(type.getFields()).filter((field) => depth > 1 || !isComposite(field))
    return fc
      .subarray(fields, { minLength: 1 })
      .chain((chosen) => fc.tuple(...chosen.map((field) => fieldText(field, depth)), fc.constantFrom('', '__typename', 'kind: __typename')))
      .chain((texts) => fc.constantFrom(`{ ${texts.join(' ')} }`, `{ ... on ${type.name} { ${texts.join(' ')} } ${texts[0]} }`))
  }
  const fieldText = (field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> =>
    fc
      .tuple(
        fc.constantFrom('', `${field.name}Too: `),
        fc.constantFrom('', ' @include(if: $yes)', ' @skip(if: $yes)', ' @skip(if: false)'),
        below(field, depth),
      )
      .map(([alias, directive, sub]) => `${alias}${field.name}${argumentsOf(field)}${directive} ${sub}`)
  const below = (field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> => {
    const type = getNamedType(field.type)
    if (isObjectType(type)) return selection(type, depth - 1)
    if (!isUnionType(type)) return fc.constant('')
    return fc
      .tuple(...type.getTypes().map((member) => selection(member, depth - 1).map((text) => `... on ${member.name} ${text}`)))
      .map((members) => `{ __typename ${members.join(' ')} }`)
  }
  const isComposite = (field: GraphQLField<unknown, unknown>) =>
    isObjectType(getNamedType(field.type)) || isUnionType(getNamedType(field.type))
  const argumentsOf = ({ args, name }: GraphQLField<unknown, unknown>) => {
    const given = args.flatMap((argument) =>
      argument.name === 'estateId' ? ['estateId: $estateId'] : argument.name === 'first' ? [`first: ${name.length % 3 || 2}`] : [],
    )
    return given.length ? `(${given.join()})` : ''
  }

  const estate = await world.estate({ contact_name: 'Kari Prøve', built_year: 1908 })
  await world.own(
    (
      await world.estate({
        identity_kind: 'share',
        municipality_no: null,
        gnr: null,
        bnr: null,
        fnr: null,
        snr: null,
        organization_number: '312345678',
        share_number: '31',
      })
    ).id,
    estate.owner.accountId,
  )
  for (const customName of ['Tak', 'Våtrom', '«Sitat» "og" \\skråstrek']) {
    await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, { customName, fileId: await estate.owner.upload() })
  }
  const people = {
    owner: estate.owner,
    denied: await estate.guest('read', { denied: ['report-archive'] }),
    stranger: await world.account(),
  }

  const roots = Object.values(schema.getQueryType()!.getFields()).filter(({ name }) => !leftOut.has(`Query.${name}`))
  test.each(roots.map((root) => [root.name, root] as const))('%s', async (_, root) => {
    await fc.assert(
      fc.asyncProperty(
        fieldText(root, deepest),
        fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[])),
        fc.boolean(),
        async (text, who, yes) => {
          const declared = `$yes: Boolean = ${yes}${text.includes('$estateId') ? ', $estateId: ID!' : ''}`
          // The name of the query type is the executor's to tell, and all beside it with it.
          const [passed, executed] = await Promise.all(
            ['', '__typename'].map((extra) => people[who].gql(`query (${declared}) { ${extra} ${text} }`, { estateId: estate.id })),
          )
          expect(told(executed!)).toEqual(told(passed!))
        },
      ),
      // Many roots lead to the same types, so each type is asked for far oftener than this.
      { numRuns: 20 },
    )
  })
})

function told({ data, errors }: GraphqlAnswer) {
  const { __typename: _, ...rest } = data ?? {}
  return {
    data: data && rest,
    errors: errors?.map(({ path, message, extensions: { requestId: __, details: { limits, ...details } = {}, ...others } }) => ({
      path,
      message,
      ...others,
      ...details,
      // Not how much: the name of the type counts as well.
      limits: limits && Object.keys(limits),
    })),
  }
}
