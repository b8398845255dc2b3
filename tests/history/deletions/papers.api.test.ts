import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { wholeEstate } from './wholeEstate.ts'

const LIST = `query ($estateId: ID!, $search: String) { estateDeletions(estateId: $estateId, search: $search) { totalCount nodes {
  id kind recordId name deletedByName deletedAt restorableUntil pictureCount paperCount size } } }`
const RESTORE = 'mutation ($input: RestoreEstateDeletionsInput!) { restoreEstateDeletions(input: $input) { done left { id name reason } } }'
const END = 'mutation ($input: EndEstateDeletionsInput!) { endEstateDeletions(input: $input) { done left { id name reason } } }'

interface Listed {
  id: string
  recordId: string
  name: string
}
type Caller = TestEstate['owner']

const deletedOf = ({ id }: { id: string }) => `/api/private/estate/${id}/deleted`
const papers = {
  'report-archive': { reportType: 'otherReport', customName: 'Tilstandsrapport' },
  insurance: { kind: 'insurance', company: 'Trygg Mur', customName: 'Polise' },
  'private-folder': { customName: 'Testament' },
}
type Path = keyof typeof papers

describe('papers that were deleted from an estate', async () => {
  const world = await sharedWorld()

  async function paper(estate: TestEstate, path: Path = 'report-archive', values = {}) {
    const url = `/api/private/estate/${estate.id}/${path}`
    const { body } = await estate.owner.put(url, { ...papers[path], fileId: await estate.owner.upload('papir.pdf'), ...values })
    return { ...(body as unknown as { id: string; file: { id: string; url: string } }), url }
  }
  async function deleted(estate: TestEstate, path: Path = 'report-archive', values = {}) {
    const one = await paper(estate, path, values)
    expect((await estate.owner.delete(one.url, { id: one.id })).status).toBe(204)
    const [first] = await listed(estate, estate.owner)
    return { ...one, deletion: first! }
  }
  const listed = async ({ id }: TestEstate, by: Caller, search?: string) =>
    ((await by.gql(LIST, { estateId: id, search })).data as { estateDeletions: { nodes: Listed[] } }).estateDeletions.nodes
  async function asked(document: string, { id: estateId }: { id: string }, by: Caller, ids: readonly string[]) {
    const { data, error } = await by.gql(document, { input: { estateId, ids } })
    return error ? error.code : Object.values(data)[0]
  }

  test.each(Object.keys(papers) as Path[])('one of the %s comes back as it was, with its file', async (path) => {
    const estate = await world.estate()
    const { id, url, file } = await paper(estate, path)
    const before = await wholeEstate(world, estate.id)
    await estate.owner.delete(url, { id })
    expect(await wholeEstate(world, estate.id)).not.toEqual(before)
    expect((await estate.owner.get(file.url)).status).toBe(403)

    const [one] = await listed(estate, estate.owner)
    expect(one).toMatchObject({
      recordId: id,
      name: papers[path].customName,
      deletedByName: expect.stringMatching(/^Eier/),
      paperCount: 1,
      pictureCount: 0,
    })
    expect(await asked(RESTORE, estate, estate.owner, [one!.id])).toEqual({ done: [one!.id], left: [] })
    expect(await wholeEstate(world, estate.id)).toEqual(before)
    expect((await estate.owner.get(file.url)).status).toBe(200)
    expect(await listed(estate, estate.owner)).toEqual([])
  })

  test('over REST too: told, taken back, ended', async () => {
    const estate = await world.estate()
    const first = await deleted(estate, 'insurance')
    const second = await deleted(estate)
    const { body } = await estate.owner.get(deletedOf(estate))
    expect(body).toMatchObject([
      { kind: 'report', recordId: second.id, name: 'Tilstandsrapport', paperCount: 1 },
      { kind: 'insurance', recordId: first.id, name: 'Polise' },
    ])
    const [{ deletedAt, restorableUntil }] = body as unknown as [{ deletedAt: string; restorableUntil: string }]
    expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(30 * 86_400_000)
    const restore = { ids: [first.deletion.id] }
    expect(await estate.owner.post(`${deletedOf(estate)}/restore`, restore)).toMatchObject({
      status: 200,
      body: { done: restore.ids, left: [] },
    })
    const end = { ids: [second.deletion.id] }
    expect(await estate.owner.post(`${deletedOf(estate)}/end`, end)).toMatchObject({ status: 200, body: { done: end.ids, left: [] } })
    expect(await listed(estate, estate.owner)).toEqual([])
    expect((await estate.owner.get(first.url)).body).toMatchObject([{ id: first.id }])
  })

  test('several at once, and each that was not is told with its reason', async () => {
    const estate = await world.estate()
    const [one, other] = [await deleted(estate), await deleted(estate, 'private-folder')]
    const ids = [one.deletion.id, other.deletion.id]
    await asked(RESTORE, estate, estate.owner, [ids[0]!])
    expect(await asked(RESTORE, estate, estate.owner, ids)).toEqual({
      done: [ids[1]],
      left: [{ id: ids[0], name: null, reason: 'gone' }],
    })
  })

  test('whoever could delete it sees it and takes it back; others are told nothing', async () => {
    const estate = await world.estate()
    const { deletion } = await deleted(estate)
    const hidden = await deleted(estate, 'private-folder')
    const ids = [deletion.id, hidden.deletion.id]
    const reader = await estate.guest('read')
    expect(await listed(estate, reader)).toEqual([])
    expect(await asked(RESTORE, estate, reader, ids)).toBe('authorizationFailure')
    const denied = await estate.guest('edit', { denied: ['report-archive', 'private-folder'] })
    expect(await listed(estate, denied)).toEqual([])
    expect(await asked(END, estate, denied, ids)).toBe('entityNotFound')
    const stranger = await world.account()
    expect((await stranger.get(deletedOf(estate))).status).toBe(404)
    expect((await stranger.post(`${deletedOf(estate)}/restore`, { ids })).status).toBe(404)

    const editor = await estate.guest('edit', { denied: ['private-folder'] })
    expect((await listed(estate, editor)).map(({ id }) => id)).toEqual([deletion.id])
    expect(await asked(RESTORE, estate, editor, ids)).toEqual({
      done: [deletion.id],
      left: [{ id: hidden.deletion.id, name: null, reason: 'gone' }],
    })
  })

  test('one of another estate is not there', async () => {
    const [estate, foreign] = [await world.estate(), await world.estate()]
    const { deletion } = await deleted(foreign)
    for (const document of [RESTORE, END]) expect(await asked(document, estate, estate.owner, [deletion.id])).toBe('entityNotFound')
    const own = (await deleted(estate)).deletion.id
    expect(await asked(RESTORE, estate, estate.owner, [own, deletion.id])).toEqual({
      done: [own],
      left: [{ id: deletion.id, name: null, reason: 'gone' }],
    })
    expect(await listed(foreign, foreign.owner)).toMatchObject([{ id: deletion.id }])
  })

  test('asked for twice at once, it comes back once', async () => {
    const estate = await world.estate()
    const { deletion, url } = await deleted(estate)
    const answers = await Promise.all([1, 2, 3].map(() => asked(RESTORE, estate, estate.owner, [deletion.id])))
    expect(answers.filter((answer) => answer === 'entityNotFound')).toHaveLength(2)
    expect(answers).toContainEqual({ done: [deletion.id], left: [] })
    expect((await estate.owner.get(url)).body).toHaveLength(1)
  })

  test('found by its name, and by who deleted it', async () => {
    const estate = await world.estate()
    await deleted(estate)
    await deleted(estate, 'insurance')
    expect(await listed(estate, estate.owner, 'polise')).toMatchObject([{ name: 'Polise' }])
    expect(await listed(estate, estate.owner, 'eier')).toHaveLength(2)
    expect(await listed(estate, estate.owner, 'papegøye')).toEqual([])
  })

  test('its file counts until it is gone for good, and can be swept then', async () => {
    const estate = await world.estate()
    const { deletion, file } = await deleted(estate)
    const [held] = await world.sql<object>('select is_temporary, section, estate_id from file where id = $1', [file.id])
    expect(held).toEqual({ is_temporary: false, section: 'removed', estate_id: estate.id })
    await asked(END, estate, estate.owner, [deletion.id])
    const [released] = await world.sql<object>('select is_temporary, section, estate_id from file where id = $1', [file.id])
    expect(released).toEqual({ is_temporary: true, section: null, estate_id: null })
  })

  test('what is asked for is looked at before', async () => {
    const estate = await world.estate()
    const restore = (body: object) => estate.owner.post(`${deletedOf(estate)}/restore`, body)
    expect(await restore({})).toMatchObject({ status: 422, body: { details: { fields: { ids: 'required' } } } })
    expect(await restore({ ids: [] })).toMatchObject({ status: 422 })
    expect(await restore({ ids: ["'; drop table deletion"] })).toMatchObject({ status: 422 })
    const many = Array.from({ length: 201 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
    expect(await restore({ ids: many })).toMatchObject({ status: 422, body: { details: { fields: { ids: 'tooMany' } } } })
  })
})
