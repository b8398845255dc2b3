import { describe, expect, test } from 'vitest'
import { allRead, pdfSaying } from '#tests/estates/documents.ts'
import { letIn, planned, task } from '#tests/maintenance/plan.ts'
import { ordering } from '#tests/projects/order.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const SEARCH = `query ($text: String!) { search(text: $text) { estateCount projectCount matches { kind recordId title place number amount excerpt paperKind list
  estateId projectId buildingId areaId } } }`
interface Result {
  estateCount: number
  projectCount: number
  matches: { kind: string; recordId: string; title: string; place: string | null; amount: number | null; excerpt: string[] }[]
}
const search = async (by: Client, text: string) => (await by.gql(SEARCH, { text })).data['search'] as Result
const titles = async (by: Client, text: string) => (await search(by, text)).matches.map(({ kind, title }) => `${kind} ${title}`)

describe('what has these words', async () => {
  const world = await sharedWorld()

  /** A house with a room, a task, a firm and a paper of it. */
  async function house() {
    const estate = await planned(world)
    await world.sql("update estate set address_line1 = 'Østre Blåbærvei 7', address_line2 = '1365 Blommenholm' where id = $1", [estate.id])
    const [floor] = await world.sql<{ id: string }>(
      "insert into floor (estate_id, type, sort_order) values ($1, 'basement', 1) returning id",
      [estate.id],
    )
    await world.sql("insert into room (estate_id, floor_id, type, sort_order) values ($1, $2, 'laundry', 1)", [estate.id, floor!.id])
    await world.sql(
      "insert into maintenance_supplier (estate_id, name, trade, email, phone) values ($1, 'Fjellstrøm Taktekking', 'roofer', 'post@fjellstrom.example', '+4768050141')",
      [estate.id],
    )
    await task(estate, { title: 'Spyle sandfang' })
    return estate
  }

  test('is found however it is typed, and the nearest first', async () => {
    const { owner } = await house()
    for (const typed of ['Østre Blåbærvei', 'ostre blabar', 'oestre blaabaer', 'østre blåbærvie', 'BLÅBÆR 1365'])
      expect(await titles(owner, typed)).toContain('estate Østre Blåbærvei 7')
    expect(await titles(owner, 'spylle')).toEqual(['task Spyle sandfang'])
    expect(await titles(owner, 'taktekkign')).toEqual(['supplier Fjellstrøm Taktekking'])
    expect((await titles(owner, 'blåbær'))[0]).toBe('estate Østre Blåbærvei 7')
    for (const typed of ['sandnes', 'spø', '%', '_', '\\', "'"]) expect(await titles(owner, typed)).toEqual([])
  })

  test('is told with where it is, in the language that is asked for', async () => {
    const { owner, id } = await house()
    expect(await search(owner, 'vaskerom')).toMatchObject({
      estateCount: 1,
      projectCount: 0,
      matches: [{ kind: 'room', title: 'Vaskerom', place: 'Østre Blåbærvei 7, Kjeller', estateId: id, amount: null, excerpt: [] }],
    })
    const english = await owner.get('/api/private/search?text=laundry', { 'accept-language': 'en' })
    expect(english.body).toMatchObject({ matches: [{ title: 'Laundry room', place: 'Østre Blåbærvei 7, Basement' }] })
  })

  test('is a paper by what it says, with the passage', async () => {
    const { owner, id } = await house()
    const { body } = await owner.put(`/api/private/estate/${id}/report-archive`, {
      reportType: 'otherReport',
      customName: 'Fuktrapport',
      fileId: await owner.upload('maling.pdf', pdfSaying('Målt 12 mm drenslag under membranen.')),
    })
    await allRead(world)
    expect((await search(owner, 'drenslag')).matches).toEqual([
      expect.objectContaining({
        kind: 'paper',
        recordId: body['id'],
        title: 'Fuktrapport',
        paperKind: 'report',
        excerpt: ['Målt 12 mm ', 'drenslag', ' under membranen.'],
      }),
    ])
  })

  test('is nothing that is closed to whoever asks', async () => {
    const estate = await house()
    expect(await search(await world.account(), 'sandfang')).toEqual({ estateCount: 0, projectCount: 0, matches: [] })
    expect(await titles(await estate.guest('read'), 'sandfang')).toEqual(['task Spyle sandfang'])
    const company = await letIn(world, estate, { paysItself: true })
    expect(await titles(company, 'sandfang')).toEqual(['task Spyle sandfang'])
    await world.sql("insert into permission (account_id, subject, effect, action) values ($1, $2, 'deny', 'read')", [
      estate.owner.accountId,
      `estate/${estate.id}/maintenance-plan`,
    ])
    expect(await titles(estate.owner, 'sandfang')).toEqual([])
  })

  test('is of orders what each may see, at the price that they see', async () => {
    const { leader, owner, plumber, tiler, make, move } = await ordering(world)
    const { orderId } = await make(plumber.admin, { title: 'Varmekabler i bad' })
    const line = [{ kind: 'order', recordId: orderId, title: 'Varmekabler i bad' }]
    expect((await search(leader, 'vamrekab')).matches).toMatchObject(line)
    expect((await search(plumber.admin, 'varmekabler')).matches).toMatchObject(line)
    expect((await search(tiler.admin, 'varmekabler')).matches).toEqual([])
    expect((await search(owner, 'varmekabler')).matches).toEqual([])
    await move(leader, orderId, 'readyForCustomer')
    expect((await search(owner, 'varmekabler')).matches).toMatchObject(line)
  })

  test('is refused without words', async () => {
    const owner = await world.account()
    expect((await owner.get('/api/private/search')).status).toBe(400)
    expect((await owner.get(`/api/private/search?text=${'a'.repeat(201)}`)).status).toBe(400)
  })
})
