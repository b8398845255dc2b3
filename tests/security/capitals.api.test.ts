import { afterAll, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { EstateVisits } from '#server/sharing/estateViewers/estateVisits.ts'
import { createWorld } from '#tests/support/world/world.ts'

const world = await createWorld()
afterAll(() => world.close())

const ESTATE = 'query ($estateId: ID!) { estate(estateId: $estateId) { id may reportDocuments(first: 3) { totalCount } } }'
const DOCUMENTS = 'query ($estateId: ID!) { documentSearch(estateId: $estateId) { totalCount } }'

test('what is closed to an owner stays closed, however the id of the estate is written', async () => {
  const estate = await world.estate()
  const archive = `estate/${estate.id}/report-archive`
  await world.permit(estate.owner.accountId, { subject: archive, action: 'read', effect: 'deny' })
  for (const id of [estate.id, estate.id.toUpperCase()]) {
    expect((await estate.owner.get(`/api/private/estate/${id}/report-archive`)).status).toBe(403)
    const { data } = await estate.owner.gql(ESTATE, { estateId: id })
    expect(data).toMatchObject({ estate: { id: estate.id, reportDocuments: null } })
    expect((data['estate'] as { may: string[] }).may).not.toContain('read report-archive')
    expect((await estate.owner.gql(DOCUMENTS, { estateId: id })).data).toMatchObject({ documentSearch: { totalCount: 0 } })
  }
  await world.permit(estate.owner.accountId, { subject: `estate/${estate.id}`, action: 'read', effect: 'deny' })
  for (const id of [estate.id, estate.id.toUpperCase()])
    expect((await estate.owner.get(`/api/private/estate/${id}/report-archive`)).status).toBe(404)
})

test('who looked at an estate is kept, however the id is written, and for everybody else too', async () => {
  const [estate, other] = [await world.estate(), await world.estate()]
  const visits = new EstateVisits()
  const { onRead } = world.app
  world.app.onRead = visits.note
  for (const id of [estate.id, estate.id.toUpperCase()])
    expect((await estate.owner.get(`/api/private/estate/${id}/details`)).status).toBe(200)
  expect((await other.owner.get(`/api/private/estate/${other.id}/details`)).status).toBe(200)
  world.app.onRead = onRead
  await visits.write(caretakerOf(world.app))
  const seen = await world.sql<{ id: string }>('select estate_id id from estate_visit where estate_id = any($1)', [[estate.id, other.id]])
  expect(seen.map(({ id }) => id).sort()).toEqual([estate.id, other.id].sort())
})

test('what can never be written is let go, and what comes later is written', async () => {
  const { id, owner } = await world.estate()
  const visits = new EstateVisits()
  const viewer = (accountId: string) => ({ kind: 'account', accountId }) as Viewer
  visits.note(viewer('no id at all'), { estateId: id })
  await expect(visits.write(caretakerOf(world.app))).rejects.toThrow('invalid input syntax')
  visits.note(viewer(owner.accountId), { estateId: id })
  await visits.write(caretakerOf(world.app))
  expect(await world.sql('select from estate_visit where estate_id = $1', [id])).toHaveLength(1)
})

test('an id in capitals is the same record wherever a command names it', async () => {
  const { id, owner } = await world.estate()
  const body = { reportType: 'valueRate', customName: 'Tak', fileId: (await owner.upload()).toUpperCase() }
  const { body: saved, status } = await owner.put(`/api/private/estate/${id.toUpperCase()}/report-archive`, body)
  expect(status).toBe(200)
  const reportId = String(saved['id'])
  const query = 'mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id customName } }'
  const input = { estateId: id.toUpperCase(), id: reportId.toUpperCase(), version: 1, reportType: 'valueRate', customName: 'Nytt tak' }
  expect((await owner.gql(query, { input })).data).toEqual({ saveReportDocument: { id: reportId, customName: 'Nytt tak' } })
  expect(await world.sql('select from report_archive_document where estate_id = $1', [id])).toHaveLength(1)
})
