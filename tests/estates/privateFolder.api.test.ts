import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const LIST = 'query ($estateId: ID!) { privateDocuments(estateId: $estateId) { edges { node { id customName version file { name } } } } }'
const SAVE = 'mutation ($input: SavePrivateDocumentInput!) { savePrivateDocument(input: $input) { id customName version } }'
const folderOf = ({ id }: { id: string }) => `/api/private/estate/${id}/private-folder`

async function kept(estate: TestEstate, customName = 'Testament') {
  const { body } = await estate.owner.put(folderOf(estate), { customName, file: { id: await estate.owner.upload('testament.pdf') } })
  return body as unknown as { id: string; file: { id: string; url: string } }
}

describe('the private folder', async () => {
  const world = await sharedWorld()

  test('what the owner puts into it is read over both transports, renamed, and taken out', async () => {
    const estate = await world.estate()
    const { id } = await kept(estate)
    expect((await estate.owner.get(folderOf(estate))).body).toMatchObject([{ id, customName: 'Testament', version: 1 }])
    const input = { estateId: estate.id, id, version: 1, customName: 'Testament, nytt' }
    expect((await estate.owner.gql(SAVE, { input })).data).toEqual({
      savePrivateDocument: { id, customName: 'Testament, nytt', version: 2 },
    })
    expect((await estate.owner.gql(LIST, { estateId: estate.id })).data).toMatchObject({
      privateDocuments: { edges: [{ node: { customName: 'Testament, nytt', file: { name: 'testament.pdf' } } }] },
    })
    expect((await estate.owner.delete(folderOf(estate), { id })).status).toBe(204)
    expect((await estate.owner.get(folderOf(estate))).body).toEqual([])
  })

  test('whom the owner has shut out reads neither the list nor a paper of it, nor learns what it holds', async () => {
    const estate = await world.estate()
    const { file } = await kept(estate)
    const denied = await estate.guest('edit', { denied: ['private-folder'] })
    expect((await denied.get(folderOf(estate))).status).toBe(403)
    expect((await denied.get(file.url)).status).toBe(403)
    expect((await denied.gql(LIST, { estateId: estate.id })).error).toEqual({ code: 'authorizationFailure' })
    const { data } = await denied.gql('query ($estateId: ID!) { estate(estateId: $estateId) { privateDocuments { totalCount } } }', {
      estateId: estate.id,
    })
    expect(data).toEqual({ estate: { privateDocuments: null } })
    expect((await (await estate.guest('read')).get(file.url)).status).toBe(200)
  })

  test('no public link reaches it, whatever it shows', async () => {
    const estate = await world.estate()
    const { file } = await kept(estate)
    const link = await estate.link({ sections: ['private-folder', 'report-archive', 'insurance'] })
    expect((await link.get(`/api/public/${link.key}/estate/${estate.id}/private-folder`)).status).toBe(404)
    expect((await link.get(`/api/public/${link.key}/file/${file.id}`)).status).toBe(403)
    expect((await link.gql(LIST, { estateId: estate.id })).status).toBe(400)
  })

  test('a stranger finds nothing, and a paper of another estate is not found', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { id } = await kept(theirs)
    expect((await mine.owner.get(folderOf(theirs))).status).toBe(404)
    expect((await mine.owner.delete(folderOf(mine), { id })).status).toBe(404)
    expect((await mine.owner.put(folderOf(mine), { id, customName: 'Min' })).status).toBe(404)
  })

  test('bad input names its field; twenty twins under one key keep one paper', async () => {
    const estate = await world.estate()
    expect((await estate.owner.put(folderOf(estate), { customName: 'x'.repeat(256) })).body).toMatchObject({
      code: 'unprocessableEntity',
      details: { fields: { customName: 'tooLong', fileId: 'required' } },
    })
    const body = { customName: 'Skjøte', fileId: await estate.owner.upload('skjøte.pdf') }
    const key = { 'idempotency-key': uuidv7() }
    await Promise.all(Array.from({ length: 20 }, () => estate.owner.put(folderOf(estate), body, key)))
    expect((await estate.owner.get(folderOf(estate))).body).toHaveLength(1)
  })
})
