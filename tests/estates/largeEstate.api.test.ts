import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'

const amounts = { floors: 40, rooms: 2000, comments: 20_000, buildings: 200, documents: 5000 }

/** What the estate holds, written past its triggers; counts are what they would have made of it. */
const filling = `
alter table room disable trigger user;
alter table room_comment disable trigger user;
insert into floor (estate_id, type, name, sort_order, room_count) select $estate, 'floor1', 'Etasje ' || n, n, 50 from generate_series(1, ${amounts.floors}) n;
insert into room (estate_id, floor_id, type, name, sort_order, comment_count)
  select $estate, f.id, 'office', 'Rom ' || n, n, 10 from floor f, generate_series(1, ${amounts.rooms / amounts.floors}) n where f.estate_id = $estate;
insert into room_comment (estate_id, room_id, text)
  select $estate, r.id, 'Merknad ' || n from room r, generate_series(1, ${amounts.comments / amounts.rooms}) n where r.estate_id = $estate;
alter table room enable trigger user;
alter table room_comment enable trigger user;
insert into building (estate_id, name) select $estate, 'Bygning ' || lpad(n::text, 3, '0') from generate_series(1, ${amounts.buildings}) n;
with kept as (
  insert into file (name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, section)
    select 'Skriv ' || n || '.pdf', 'Skriv.pdf', 'application/pdf', 1000, '', 'document', $account, false, $estate, 'technical-information'
    from generate_series(1, ${amounts.documents}) n returning id, name)
insert into file_text (estate_id, file_id, section, kind, record_id, name, file_name, created_at)
  select $estate, id, 'technical-information', 'otherDocument', id, name, name, now() from kept;
`

const page = 'totalCount edges { node { id } } pageInfo { hasNextPage endCursor }'
const INTERIOR = `query ($estateId: ID!, $after: String) {
  floors(estateId: $estateId, first: 20, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id roomCount rooms(first: 25) { totalCount pageInfo { hasNextPage endCursor }
      edges { node { id commentCount comments(first: 5) { ${page} } } } } } }
  }
}`
const lists = {
  floors: `query ($estateId: ID!, $after: String) { list: floors(estateId: $estateId, first: 20, after: $after) { ${page} } }`,
  buildings: `query ($estateId: ID!, $after: String) { list: buildings(estateId: $estateId, first: 20, after: $after) { ${page} } }`,
  documents: `query ($estateId: ID!, $after: String) { list: documentSearch(estateId: $estateId, first: 100, after: $after) { ${page} } }`,
}
interface List {
  totalCount: number
  edges: { node: { id: string } & Record<string, unknown> }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

describe('an estate with two hundred buildings', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const { app } = world.running
  const estate = await world.estate()
  const small = await world.estate()
  const literals = { $estate: `'${estate.id}'`, $account: `'${estate.owner.accountId}'` }
  await app.db.query(Object.entries(literals).reduce((text, [name, value]) => text.replaceAll(name, value), filling))

  const send = app.send
  let sent: string[] = []
  app.send = (statement) => {
    sent.push(statement.text)
    return send(statement)
  }
  const statementsOf = async (work: () => Promise<unknown>) => {
    sent = []
    await work()
    return sent
  }
  const listOf = async ({ id: estateId, owner }: TestEstate, document: string, after?: string) =>
    (await owner.gql(document, { estateId, after })).data['list'] as List

  test('shows a page of its floors, of their rooms and of what was said there, in one statement', async () => {
    const { owner, id: estateId } = estate
    await owner.gql(INTERIOR, { estateId })
    const statements = await statementsOf(async () => {
      const floors = (await owner.gql(INTERIOR, { estateId })).data['floors'] as List
      expect([floors.totalCount, floors.edges.length, floors.pageInfo.hasNextPage]).toEqual([amounts.floors, 20, true])
      for (const { node } of floors.edges) {
        const rooms = node['rooms'] as List
        expect([rooms.totalCount, rooms.edges.length, rooms.pageInfo.hasNextPage]).toEqual([50, 25, true])
        expect(rooms.edges.every(({ node: room }) => (room['comments'] as List).edges.length === 5)).toBe(true)
      }
    })
    expect(statements).toHaveLength(1)
  })

  test('is asked with the very statements that a small one is asked with', async () => {
    const screens = Object.values(JSON.parse(readFileSync('client/generated/operations.json', 'utf8')) as Record<string, string>).filter(
      (text) => /^query (Interior|TechnicalInformation|FindDocuments|EstateSummary)\(/.test(text),
    )
    expect(screens).toHaveLength(4)
    for (const screen of screens) {
      const ask = ({ owner, id: estateId }: TestEstate) => statementsOf(() => owner.gql(screen, { estateId }))
      await Promise.all([ask(small), ask(estate)])
      const asked = await ask(small)
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.length).toBeLessThanOrEqual(2)
      expect((await ask(estate)).toSorted()).toEqual(asked.toSorted())
    }
  })

  test.each(Object.entries(lists))('is read to its end a page at a time: %s', async (what, document) => {
    const seen = new Set<string>()
    let more: { hasNextPage: boolean; endCursor?: string } = { hasNextPage: true }
    while (more.hasNextPage) {
      const list = await listOf(estate, document, more.endCursor)
      expect(list.edges.length).toBeLessThanOrEqual(100)
      for (const { node } of list.edges) seen.add(node.id)
      more = list.pageInfo
    }
    expect(seen.size).toBe(amounts[what as keyof typeof amounts])
  })

  test('answers over REST with no more than a list may hold', async () => {
    const { owner, id } = estate
    const documents = await owner.get(`/api/private/estate/${id}/documents?pageSize=100&page=50`)
    expect(documents.body).toMatchObject({ totalCount: amounts.documents, totalPages: 50, page: 50 })
    expect(documents.body['items']).toHaveLength(100)
    const refused = await owner.get(`/api/private/estate/${id}/documents?pageSize=101`)
    expect(refused.status).toBe(400)
    const buildings = await owner.get(`/api/private/estate/${id}/technical-information/buildings`)
    expect(buildings.body).toHaveLength(amounts.buildings)
    const statements = await statementsOf(async () => {
      const floors = await owner.get(`/api/private/estate/${id}/floors`)
      expect(floors.body).toHaveLength(amounts.floors)
    })
    expect(statements).toHaveLength(1)
  })
})
