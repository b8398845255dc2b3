import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const LIST = 'query ($estateId: ID!) { insurances(estateId: $estateId) { edges { node { id kind company validTo file { name } } } } }'
const SAVE = 'mutation ($input: SaveInsuranceInput!) { saveInsurance(input: $input) { id version phone file { name } } }'
const insuranceOf = ({ id }: { id: string }) => `/api/private/estate/${id}/insurance`
const policy = { kind: 'insurance', company: 'Trygg Mur', policyNumber: '88-1', validTo: '2027-03-31', customName: 'Polise' }

async function kept(estate: TestEstate, values = {}) {
  const { body } = await estate.owner.put(insuranceOf(estate), { ...policy, fileId: await estate.owner.upload('polise.pdf'), ...values })
  return body as unknown as { id: string; file: { url: string } }
}

describe('the insurances of an estate', async () => {
  const world = await sharedWorld()

  test('a policy with its paper, a broker and an appraiser without one', async () => {
    const estate = await world.estate()
    await kept(estate)
    for (const kind of ['broker', 'appraiser']) {
      const body = { kind, company: 'Hus & Takst', contactName: 'Tuva Takst', phone: '68050011' }
      expect(await estate.owner.put(insuranceOf(estate), body)).toMatchObject({
        status: 200,
        body: { kind, file: null, policyNumber: null },
      })
    }
    expect((await estate.owner.get(insuranceOf(estate))).body).toMatchObject([
      { kind: 'appraiser' },
      { kind: 'broker', phone: '68050011' },
      { ...policy, file: { name: 'polise.pdf' } },
    ])
    expect((await estate.owner.gql(LIST, { estateId: estate.id })).data).toMatchObject({
      insurances: { edges: [{ node: { kind: 'appraiser' } }, {}, { node: { company: 'Trygg Mur', validTo: '2027-03-31' } }] },
    })
  })

  test('a paper can be added later, replaced, and taken away', async () => {
    const estate = await world.estate()
    const { id, file } = await kept(estate)
    const save = async (version: number, values: object) =>
      (await estate.owner.gql(SAVE, { input: { estateId: estate.id, id, version, kind: 'insurance', company: 'Trygg Mur', ...values } }))
        .data
    expect(await save(1, {})).toMatchObject({ saveInsurance: { version: 2, file: { name: 'polise.pdf' } } })
    expect(await save(2, { fileId: null })).toMatchObject({ saveInsurance: { version: 3, file: null } })
    expect((await (await estate.guest('read')).get(file.url)).status).toBe(404)
    expect(await save(3, { fileId: await estate.owner.upload('ny.pdf') })).toMatchObject({ saveInsurance: { file: { name: 'ny.pdf' } } })
  })

  test('a public link reads them where it shows them; a guest who is shut out does not', async () => {
    const estate = await world.estate()
    const { id } = await kept(estate)
    const read = ({ key }: { key: string }) => world.anonymous().get(`/api/public/${key}/estate/${estate.id}/insurance`)
    expect((await read(await estate.link({ sections: ['insurance'] }))).body).toMatchObject([{ id }])
    expect((await read(await estate.link({ sections: ['report-archive'] }))).status).toBe(403)
    expect((await read(await (await world.estate()).link())).status).toBe(404)
    const denied = await estate.guest('edit', { denied: ['insurance'] })
    expect((await denied.get(insuranceOf(estate))).status).toBe(403)
    expect((await denied.put(insuranceOf(estate), { ...policy, id })).status).toBe(403)
  })

  test('a stranger finds nothing, and an insurance of another estate is not found', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { id } = await kept(theirs)
    expect((await mine.owner.get(insuranceOf(theirs))).status).toBe(404)
    expect((await mine.owner.delete(insuranceOf(mine), { id })).status).toBe(404)
    expect((await mine.owner.put(insuranceOf(mine), { ...policy, id })).status).toBe(404)
  })

  test('bad input names its field, and a stale change changes nothing', async () => {
    const estate = await world.estate()
    expect(
      (await estate.owner.put(insuranceOf(estate), { kind: 'friend', company: '', validTo: '2027-02-30', phone: '12' })).body,
    ).toMatchObject({
      code: 'unprocessableEntity',
      details: { fields: { kind: 'notValid', company: 'required', validTo: 'notValid', phone: 'notValid' } },
    })
    const { id } = await kept(estate)
    const change = (company: string) => estate.owner.put(insuranceOf(estate), { ...policy, id, company }, { 'if-match': '"v1"' })
    expect((await change('Først')).status).toBe(200)
    expect(await change('Sist')).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
  })
})
