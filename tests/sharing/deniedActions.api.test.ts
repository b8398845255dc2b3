import { afterAll, describe, expect, test } from 'vitest'
import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'

describe('entries about adding and deleting', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const place = ({ id }: TestEstate) => `/api/private/estate/${id}`
  async function guestWithout(estate: TestEstate, action: Action, section: SectionName = 'estate') {
    const guest = await estate.guest('edit')
    const subject = section === 'estate' ? `estate/${estate.id}` : `estate/${estate.id}/${section}`
    await world.permit(guest.accountId, { subject, effect: 'deny', action })
    return guest
  }
  const refusal = { status: 403, body: { code: 'authorizationFailure' } }

  test('are told in `may`, over both transports', async () => {
    const estate = await world.estate()
    const guest = await guestWithout(estate, 'delete', 'insurance')
    const { may } = (await guest.get(`${place(estate)}/details`)).body as unknown as { may: string[] }
    expect(may).toEqual(expect.arrayContaining(['create insurance', 'update insurance', 'delete estate']))
    expect(may).not.toContain('delete insurance')
    const { data } = await guest.gql('query ($id: ID!) { estate(estateId: $id) { may } }', { id: estate.id })
    expect(data).toEqual({ estate: { may } })
  })

  test('a denied create stops adding, and what is there is still changed and deleted', async () => {
    const estate = await world.estate()
    const policy = { kind: 'insurance', company: 'Trygg' }
    const { body: kept } = await estate.owner.put(`${place(estate)}/insurance`, policy)
    const guest = await guestWithout(estate, 'create', 'insurance')
    expect(await guest.put(`${place(estate)}/insurance`, policy)).toMatchObject(refusal)
    const id = kept['id'] as string
    expect((await guest.put(`${place(estate)}/insurance`, { ...policy, id, company: 'Sikker' })).status).toBe(200)
    expect((await guest.delete(`${place(estate)}/insurance`, { id })).status).toBe(204)
  })

  test('a new record is new under an id of its maker’s too', async () => {
    const estate = await world.estate()
    const guest = await guestWithout(estate, 'create')
    const floorId = uuidv7()
    expect(await guest.put(`${place(estate)}/floors/${floorId}`, { type: 'loft', name: 'Loft' })).toMatchObject(refusal)
    expect(await world.sql('select from floor where id = $1', [floorId])).toEqual([])
    expect((await estate.owner.put(`${place(estate)}/floors/${floorId}`, { type: 'loft', name: 'Loft' })).status).toBe(200)
    expect((await guest.put(`${place(estate)}/floors/${floorId}`, { type: 'loft', name: 'Kott' })).status).toBe(200)
    const keeper = await guestWithout(estate, 'update')
    expect(await keeper.put(`${place(estate)}/floors/${floorId}`, { type: 'loft', name: 'Mitt' })).toMatchObject(refusal)
    expect((await keeper.put(`${place(estate)}/floors/${uuidv7()}`, { type: 'loft', name: 'Nytt' })).status).toBe(200)
  })

  test('a denied delete stops what a save would remove with it', async () => {
    const estate = await world.estate()
    const fileId = await estate.owner.upload('kvittering.pdf')
    const facts = { kind: 'professional', title: 'Bad', year: 2021, trades: ['plumber'] }
    const documents = [{ documentType: 'receipt', customName: 'Kvittering', fileId }]
    const { body } = await estate.owner.put(`${place(estate)}/renovations`, { ...facts, documents })
    const [{ id } = { id: '' }] = body['documents'] as { id: string }[]
    const change = { renovationId: body['renovationId'], ...facts }
    const guest = await guestWithout(estate, 'delete')
    expect(await guest.put(`${place(estate)}/renovations`, { ...change, removedIds: [id] })).toMatchObject(refusal)
    expect((await guest.put(`${place(estate)}/renovations`, change)).body).toMatchObject({ documents: [{ id }] })
    const picture = { side: 'after', fileId: await guest.upload('bad.png', await png(), 'image') }
    expect((await guest.put(`${place(estate)}/renovations`, { ...change, pictures: [picture] })).status).toBe(200)
    expect((await estate.owner.put(`${place(estate)}/renovations`, { ...change, removedIds: [id] })).body).toMatchObject({ documents: [] })
  })

  test('without an action of their own they are about all, and an expired one is about none', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    await world.permit(guest.accountId, {
      subject: `estate/${estate.id}/insurance`,
      effect: 'deny',
      action: 'create',
      expirationDate: new Date(Date.now() - 1000),
    })
    expect((await guest.put(`${place(estate)}/insurance`, { kind: 'insurance', company: 'Trygg' })).status).toBe(200)
    const reader = await estate.guest('read')
    await world.permit(reader.accountId, { subject: `estate/${estate.id}/insurance`, action: 'create' })
    const { status, body } = await reader.put(`${place(estate)}/insurance`, { kind: 'insurance', company: 'Andre' })
    expect(status).toBe(200)
    expect(await reader.put(`${place(estate)}/insurance`, { id: body['id'], kind: 'insurance', company: 'Tredje' })).toMatchObject(refusal)
    expect(await reader.delete(`${place(estate)}/insurance`, { id: body['id'] })).toMatchObject(refusal)
  })
})
