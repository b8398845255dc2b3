import { beforeAll, describe, expect, test } from 'vitest'
import { addFloor } from '#tests/estates/interior/interior.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const world = await sharedWorld()
interface Page {
  edges: { cursor: string; node: { id: string; name: string } }[]
  nodes: { id: string; type: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

describe('the nodes of a list', () => {
  let estate: TestEstate
  beforeAll(async () => {
    estate = await world.estate()
    for (const name of ['Kjeller', 'Første', 'Andre']) await addFloor(estate, name)
  })
  const ask = async (floors: string, after?: string) => {
    const query = `query ($estateId: ID!, $after: String) { ${floors} }`
    const { data, error } = await estate.owner.gql(query, { estateId: estate.id, after })
    expect(error).toBeUndefined()
    return data as unknown as Record<string, Page>
  }
  const list = 'floors(estateId: $estateId, first: 2, after: $after)'

  test('are those of its edges, page by page, each told as it is asked', async () => {
    const both = `${list} { edges { cursor node { id name } } nodes { id type } pageInfo { hasNextPage endCursor } }`
    const { floors: first } = await ask(both)
    expect(first!.nodes.map(({ id }) => id)).toEqual(first!.edges.map(({ node }) => node.id))
    expect(first!.nodes).toHaveLength(2)
    expect(Object.keys(first!.nodes[0]!)).toEqual(['id', 'type'])
    expect(first!.pageInfo).toEqual({ hasNextPage: true, endCursor: first!.edges[1]!.cursor })
    const { floors: last } = await ask(both, first!.pageInfo.endCursor)
    expect(last!.nodes.map(({ id }) => id)).toEqual(last!.edges.map(({ node }) => node.id))
    expect(last).toMatchObject({ nodes: [{}], pageInfo: { hasNextPage: false } })
  })

  test('are told alone, twice, and by other names', async () => {
    const { floors } = await ask(`${list} { nodes { name } once: nodes { id } edges { node { id } other: node { name } } }`)
    const { nodes, once, edges } = floors as unknown as Record<string, Record<string, unknown>[]>
    expect(once!.map(({ id }) => ({ id }))).toEqual(edges!.map(({ node }) => node))
    expect(nodes).toEqual(edges!.map(({ other }) => other))
    expect((await ask(`${list} { nodes { name } }`))['floors']!.nodes).toEqual(nodes)
  })
})
