import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { craftsmen, delivered, documentOf, MOVE, mailboxOf } from './sending.ts'

describe('moving a document out of the mailbox', async () => {
  const world = await sharedWorld()
  const moen = await craftsmen(world)

  async function arrived(estate: TestEstate) {
    const { documents } = await delivered(moen.leader, estate)
    return documents[0]!.id
  }
  async function moved(estate: TestEstate, input: object) {
    const documentId = await arrived(estate)
    const answer = await estate.owner.post(`${documentOf(estate, documentId)}/move`, { customName: 'Samsvar, bad', ...input })
    return { documentId, ...answer }
  }
  async function house(estate: TestEstate) {
    const { body } = await estate.owner.post(`/api/private/estate/${estate.id}/technical-information/building`, { name: 'Hus' })
    return (body['buildingId'] ?? body['id']) as string
  }

  test('keeps the same file in the report archive, and the mailbox says so', async () => {
    const estate = await world.estate()
    const documentId = await arrived(estate)
    const [{ file }] = (await estate.owner.get(mailboxOf(estate, moen.id))).body as unknown as [{ file: { id: string; url: string } }]
    const values = { to: 'report', customName: 'Samsvar, bad', reportType: 'otherReport', reportDate: '2026-11-20' }
    const { data } = await estate.owner.gql(MOVE, { input: { estateId: estate.id, documentId, ...values } })
    expect(data['moveMailboxDocument']).toMatchObject({ id: documentId, seen: true, movedTo: 'report', file: null })
    const { movedRecordId } = data['moveMailboxDocument'] as { movedRecordId: string }
    const archive = `/api/private/estate/${estate.id}/report-archive`
    expect((await estate.owner.get(archive)).body).toMatchObject([
      {
        id: movedRecordId,
        customName: 'Samsvar, bad',
        reportType: 'otherReport',
        reportDate: '2026-11-20',
        version: 1,
        file: { id: file.id },
      },
    ])
    expect((await estate.owner.get(file.url)).status).toBe(200)
    const link = await estate.link({ sections: ['report-archive'] })
    expect((await link.get(`/api/public/${link.key}/file/${file.id}`)).status).toBe(200)
    expect((await estate.owner.get('/api/private/estates/updates')).body).toEqual([])
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/documents`)).body).toMatchObject({
      items: [{ kind: 'report', section: 'report-archive', name: 'Samsvar, bad', file: { id: file.id } }],
    })
    expect((await estate.owner.delete(archive, { id: movedRecordId })).status).toBe(204)
    expect((await estate.owner.get(mailboxOf(estate, moen.id))).body).toMatchObject([
      { movedTo: 'report', file: null, customName: 'Samsvarserklæring' },
    ])
  })

  test.each([
    ['privateDocument', 'private-folder', {}, { customName: 'Samsvar, bad' }],
    ['insurance', 'insurance', { insuranceKind: 'broker', company: 'Moen Rør AS' }, { kind: 'broker', company: 'Moen Rør AS' }],
  ])('keeps it as %s', async (to, path, values, kept) => {
    const estate = await world.estate()
    expect(await moved(estate, { to, ...values })).toMatchObject({ status: 200, body: { movedTo: to, movedBuildingId: null } })
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/${path}`)).body).toMatchObject([
      { ...kept, file: { name: 'Samsvarserklæring.pdf' } },
    ])
  })

  test('keeps it on a building', async () => {
    const estate = await world.estate()
    const buildingId = await house(estate)
    const papers = `/api/private/estate/${estate.id}/building/${buildingId}`
    expect(await moved(estate, { to: 'otherDocument', buildingId })).toMatchObject({ status: 200, body: { movedBuildingId: buildingId } })
    expect((await estate.owner.get(`${papers}/other-document`)).body).toMatchObject([{ customName: 'Samsvar, bad' }])
    expect(await moved(estate, { to: 'drawing', buildingId, documentType: 'fdv' })).toMatchObject({ status: 200 })
    expect((await estate.owner.get(`${papers}/architect-detail`)).body).toMatchObject({ documents: [{ documentType: 'fdv' }] })
    const foreign = await house(await world.estate())
    expect((await moved(estate, { to: 'otherDocument', buildingId: foreign })).body).toMatchObject({
      details: { fields: { buildingId: 'notValid' } },
    })
  })

  test('asks for what the paper must say, and changes nothing before', async () => {
    const estate = await world.estate()
    const refused = await moved(estate, { to: 'report', customName: ' ' })
    expect(refused).toMatchObject({ status: 422, body: { details: { fields: { customName: 'required', reportType: 'required' } } } })
    expect((await moved(estate, { to: 'drawing' })).body).toMatchObject({
      details: { fields: { buildingId: 'required', documentType: 'required' } },
    })
    expect((await moved(estate, { to: 'insurance' })).body).toMatchObject({
      details: { fields: { insuranceKind: 'required', company: 'required' } },
    })
    expect((await moved(estate, { to: 'attic' })).body).toMatchObject({ details: { fields: { to: 'notValid' } } })
    expect((await estate.owner.get(mailboxOf(estate, moen.id))).body).toMatchObject(
      [1, 2, 3, 4].map(() => ({ movedTo: null, seen: false })),
    )
  })

  test('happens once, however many try at the same moment', async () => {
    const estate = await world.estate()
    const documentId = await arrived(estate)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        estate.owner.post(`${documentOf(estate, documentId)}/move`, { to: 'privateDocument', customName: 'Samsvar' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ details: { reason: 'transition' } })
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/private-folder`)).body).toHaveLength(1)
    const again = { headers: { 'idempotency-key': uuidv7() }, body: { to: 'privateDocument', customName: 'En til' } }
    const url = `${documentOf(estate, await arrived(estate))}/move`
    expect((await estate.owner.send('POST', url, again)).body).toEqual((await estate.owner.send('POST', url, again)).body)
  })

  test('needs the right to write where it goes', async () => {
    const estate = await world.estate()
    const input = { customName: 'Samsvar', to: 'privateDocument' }
    const helper = await estate.guest('edit', { denied: ['private-folder'] })
    const url = `${documentOf(estate, await arrived(estate))}/move`
    expect((await helper.post(url, input)).body).toMatchObject({ code: 'authorizationFailure' })
    expect((await (await estate.guest('read')).post(url, input)).status).toBe(403)
    expect((await helper.post(url, { ...input, to: 'report', reportType: 'otherReport' })).status).toBe(200)
    expect((await (await world.estate()).owner.post(url, input)).status).toBe(404)
    expect((await moen.leader.post(url, input)).status).toBe(404)
  })
})
