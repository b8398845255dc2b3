import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { buildingOf, built } from './buildings.ts'

const papersOf = ({ id }: TestEstate, buildingId: string, kind: 'architect-detail' | 'other-document') =>
  `/api/private/estate/${id}/building/${buildingId}/${kind}`
const SAVE = `mutation ($input: SaveOtherDocumentInput!) { saveOtherDocument(input: $input) { id customName version } }`
const LIST = `query ($estateId: ID!, $buildingId: ID!, $first: Int) {
  otherDocuments(estateId: $estateId, buildingId: $buildingId, first: $first) { totalCount edges { node { customName file { name } } } }
}`

describe('the papers of a building', async () => {
  const world = await sharedWorld()
  /** Where it lies; not among what was deleted. */
  const isKept = async (fileId: unknown) =>
    (await world.sql<{ kept: boolean }>("select not is_temporary and section <> 'removed' kept from file where id = $1", [fileId]))[0]!.kept

  test('a document is added, renamed, listed newest first and removed, over both transports', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const url = papersOf(estate, buildingId, 'other-document')
    const file = { id: await estate.owner.upload('ovn.pdf') }
    const { body: stove } = await estate.owner.put(url, { file, customName: 'Ovn' })
    expect(stove).toMatchObject({ customName: 'Ovn', version: 1, file: { name: 'ovn.pdf' } })
    const input = { estateId: estate.id, buildingId, customName: 'Peis', fileId: await estate.owner.upload('peis.pdf') }
    expect((await estate.owner.gql(SAVE, { input })).data).toMatchObject({ saveOtherDocument: { customName: 'Peis' } })
    const { otherDocumentId } = stove
    expect((await estate.owner.put(url, { otherDocumentId, customName: 'Vedovn' }, { 'if-match': '"v1"' })).body).toMatchObject({
      version: 2,
    })
    expect((await estate.owner.put(url, { otherDocumentId, customName: 'Sent' }, { 'if-match': '"v1"' })).status).toBe(409)
    expect((await estate.owner.get(url)).body).toMatchObject([{ customName: 'Peis' }, { customName: 'Vedovn' }])
    const { data } = await estate.owner.gql(LIST, { estateId: estate.id, buildingId, first: 1 })
    expect(data).toMatchObject({ otherDocuments: { totalCount: 2, edges: [{ node: { customName: 'Peis', file: { name: 'peis.pdf' } } }] } })
    expect((await estate.owner.delete(url, { otherDocumentId })).status).toBe(204)
    expect((await estate.owner.delete(url, { otherDocumentId })).status).toBe(404)
    expect(await isKept(file.id)).toBe(false)
  })

  test('a document is kept under its own building only', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    await world.own(other.id, estate.owner.accountId)
    const [first, second, foreign] = [await built(estate), await built(estate, 'Garasje'), await built(other)]
    const body = { fileId: await estate.owner.upload(), customName: 'Ovn' }
    expect((await estate.owner.put(papersOf(estate, foreign, 'other-document'), body)).status).toBe(404)
    expect((await estate.owner.get(papersOf(estate, foreign, 'other-document'))).status).toBe(404)
    const { body: kept } = await estate.owner.put(papersOf(estate, first, 'other-document'), body)
    const { otherDocumentId } = kept
    expect((await estate.owner.put(papersOf(estate, second, 'other-document'), { otherDocumentId, customName: 'Min' })).status).toBe(404)
    expect((await estate.owner.delete(papersOf(estate, second, 'other-document'), { otherDocumentId })).status).toBe(404)
    await expect(world.sql('update other_document set building_id = $1 where id = $2', [foreign, otherDocumentId])).rejects.toThrow(
      /foreign key/,
    )
  })

  test('who drew it and the drawings are saved together; only what is named is removed', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const url = papersOf(estate, buildingId, 'architect-detail')
    expect((await estate.owner.get(url)).body).toMatchObject({ buildingId, architectName: null, documents: [] })
    const [plan, facade] = [await estate.owner.upload('plan.pdf'), await estate.owner.upload('fasade.pdf')]
    const { body } = await estate.owner.put(url, {
      architectName: 'Astrid Strek',
      company: 'Strek AS',
      documents: [
        { documentType: 'workingDrawing', customName: 'Plan', file: { id: plan } },
        { documentType: 'applicationDrawing', customName: 'Fasade', fileId: facade },
      ],
    })
    expect(body).toMatchObject({ company: 'Strek AS', documents: [{ customName: 'Fasade' }, { customName: 'Plan' }] })
    const [{ id: facadeId }, { id: planId }] = body['documents'] as [{ id: string }, { id: string }]
    const changed = await estate.owner.put(url, { documents: [{ id: planId, customName: 'Plan 1. etasje' }], removedIds: [facadeId] })
    expect(changed.body).toMatchObject({
      architectName: 'Astrid Strek',
      documents: [{ customName: 'Plan 1. etasje', file: { name: 'plan.pdf' } }],
    })
    expect([await isKept(plan), await isKept(facade)]).toEqual([true, false])
    expect((await estate.owner.put(url, { removedIds: [uuidv7()] })).status).toBe(404)
    const wrong = await estate.owner.put(url, { email: 'strek', phone: '12', documents: [{ customName: '' }] })
    expect(wrong.body).toMatchObject({
      details: {
        fields: {
          email: 'notValid',
          phone: 'notValid',
          'documents[0].customName': 'required',
          'documents[0].fileId': 'required',
          'documents[0].documentType': 'required',
        },
      },
    })
  })

  test("a file that somebody else uploaded can't be taken", async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const buildingId = await built(estate)
    const fileId = await other.owner.upload()
    const refused = { status: 422, body: { details: { fields: { fileId: 'notValid' } } } }
    expect(await estate.owner.put(papersOf(estate, buildingId, 'other-document'), { customName: 'Min', fileId })).toMatchObject(refused)
    const documents = [{ documentType: 'fdv', customName: 'Min', fileId }]
    expect(await estate.owner.put(papersOf(estate, buildingId, 'architect-detail'), { documents })).toMatchObject({
      status: 422,
      body: { details: { fields: { 'documents[0].fileId': 'notValid' } } },
    })
  })

  test('a link reads the papers and their contents, and those of no other estate', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const [mine, foreign] = [await built(estate), await built(other)]
    const fileId = await estate.owner.upload('ovn.pdf')
    await estate.owner.put(papersOf(estate, mine, 'other-document'), { fileId, customName: 'Ovn' })
    const link = await estate.link()
    const at = (id: string, buildingId: string, kind: string) => `/api/public/${link.key}/estate/${id}/building/${buildingId}/${kind}`
    const { body } = await link.get(at(estate.id, mine, 'other-document'))
    expect(body).toMatchObject([{ customName: 'Ovn' }])
    expect((await link.get((body[0]!['file'] as { url: string }).url)).status).toBe(200)
    expect((await link.get(at(estate.id, mine, 'architect-detail'))).status).toBe(200)
    for (const [id, building] of [
      [other.id, foreign],
      [estate.id, foreign],
    ] as const)
      for (const kind of ['other-document', 'architect-detail']) expect((await link.get(at(id, building, kind))).status).toBe(404)
    expect((await link.put(at(estate.id, mine, 'other-document'), {})).status).toBe(405)
    const closed = await estate.link({ sections: [] })
    expect((await closed.get(`/api/public/${closed.key}/file/${fileId}`)).status).toBe(403)
  })

  test('with a building go its papers, and their files are let go', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const ids = [await estate.owner.upload(), await estate.owner.upload(), await estate.owner.upload()]
    await estate.owner.put(papersOf(estate, buildingId, 'other-document'), { fileId: ids[0], customName: 'Ovn' })
    const documents = [{ documentType: 'fdv', customName: 'FDV', fileId: ids[1] }]
    await estate.owner.put(papersOf(estate, buildingId, 'architect-detail'), { documents })
    await estate.owner.put(`${buildingOf(estate, buildingId)}/control-point`, { type: 'roofing', name: 'Tak', files: [{ id: ids[2] }] })
    expect(await Promise.all(ids.map(isKept))).toEqual([true, true, true])
    expect((await estate.owner.delete(buildingOf(estate, buildingId))).status).toBe(204)
    expect(await Promise.all(ids.map(isKept))).toEqual([false, false, false])
  })

  test('the words to choose from are told in both languages', async () => {
    const { owner } = await world.estate()
    expect((await owner.get('/api/private/classifier/floortypes')).body).toContainEqual({ code: 'basement', nb: 'Kjeller', en: 'Basement' })
    expect((await owner.get('/api/private/classifier/housetypes')).body).toContainEqual({ code: 'cabin', nb: 'Hytte', en: 'Cabin' })
    expect((await owner.get('/api/private/classifier/roomTypes')).body).toContainEqual({ code: 'bathroom', nb: 'Bad', en: 'Bathroom' })
    expect((await world.anonymous().get('/api/private/classifier/roomTypes')).status).toBe(401)
  })
})
