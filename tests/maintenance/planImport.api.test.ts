import { describe, expect, test } from 'vitest'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiving, area, planBuilding, planned, plansOf, supplier, task } from './plan.ts'
import { book, importsOf, planOf, readSheet, takeSheet, uploadSheet } from './sheets.ts'

const foreign = [
  ['Bygg', 'Del', 'Tiltak', 'Når', 'Intervall', 'Ca. pris', 'Utf.', 'Kolonne1'],
  ['Blokk A', 'Tak', 'Kontroll av takbelegg', 'mai 2027', '1 år', 18_500, 'Nordtak', null],
  ['Blokk A', 'Takrenner', 'Rense takrenner', '15.04.2027', '6 mnd', '4200', 'vaktm.', null],
  ['Blokk B', 'Vinduer', 'Bytte vinduer mot øst', '08.06.2027', 'engang', '1 240 000', null, null],
]
const faulty = [
  ...foreign,
  ['Blokk B', '23', 'Male fasaden', 'høst 27?', '10 år', '86 000', null, null],
  ['Blokk B', '31', 'Spyle sluk', '2027', 'årlig', '12-15 000', null, null],
]

describe('a plan out of a spreadsheet', async () => {
  const world = await sharedWorld()
  const check = async (estate: Awaited<ReturnType<typeof planned>>, sent: object) =>
    (await estate.owner.post(`${importsOf(estate)}/check`, sent)).body

  test('the columns of a sheet of one’s own are known by their titles, and by what stands in them', async () => {
    const estate = await planned(world)
    const { found } = await readSheet(estate, await book(foreign))
    expect(found).toMatchObject({ fileName: 'Plan.xlsx', headerRow: 1, rowCount: 3, sheets: [{ name: 'Plan', rowCount: 4 }] })
    expect(found.columns.map(({ letter, field, guess }) => [letter, field, guess])).toEqual([
      ['A', 'building', 'name'],
      ['B', 'part', 'name'],
      ['C', 'title', 'name'],
      ['D', 'startDate', 'name'],
      ['E', 'period', 'name'],
      ['F', 'cost', 'name'],
      ['G', null, 'unsure'],
      ['H', null, 'empty'],
    ])
  })

  test('every fault is told by its row and column, and nothing is written', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(faulty))
    const found = await check(estate, sent)
    expect(found).toMatchObject({ rowCount: 5, newCount: 3, knownCount: 0, faultyCount: 2, newBuildings: ['Blokk A', 'Blokk B'] })
    expect(found['faults']).toEqual([
      { row: 5, letter: 'D', title: 'Når', field: 'startDate', fault: 'notValid', found: 'høst 27?' },
      { row: 6, letter: 'F', title: 'Ca. pris', field: 'cost', fault: 'notValid', found: '12-15 000' },
    ])
    expect((await planOf(estate)).trim().split('\r\n')).toHaveLength(1)
    const all = await takeSheet(estate, { ...sent, take: 'all' })
    expect(all).toMatchObject({ status: 422, body: { details: { fields: { take: 'notValid' } } } })
    expect((await planOf(estate)).trim().split('\r\n')).toHaveLength(1)
  })

  test('the sound rows are taken at once, the others once they are written anew, and those that are there stay', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(faulty))
    const columns = sent.columns.map((field, n) => (n === 6 ? 'responsible' : field))
    const taken = await takeSheet(estate, { ...sent, columns, take: 'sound' })
    expect(taken).toMatchObject({ status: 201, body: { fileName: 'Plan.xlsx', taskCount: 3, canUndo: true, undoneAt: null } })
    const lines = (await planOf(estate)).split('\r\n')
    expect(lines[1]).toMatch(
      /^Blokk A;26 Tak;Kontroll av takbelegg;Ansvarlig: Nordtak;Middels;;;18500;2027-05-31;Måned;12;;Planen;2027-05-31$/,
    )
    expect(lines[2]).toMatch(/^Blokk A;26 Takrenner;Rense takrenner;.*;4200;2027-04-15;Måned;6;/)
    expect(lines[3]).toMatch(/^Blokk B;23 Vinduer;.*;1240000;2027-06-08;Én gang;;/)

    const again = await readSheet(estate, await book(faulty))
    expect(again.found.columns.map(({ guess }) => guess).slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 'remembered'))
    const corrections = [
      { row: 5, field: 'startDate', text: '10.2027' },
      { row: 6, field: 'cost', text: '12 000' },
    ]
    expect(await check(estate, { ...again.sent, corrections })).toMatchObject({
      newCount: 2,
      knownCount: 3,
      faultyCount: 0,
      newBuildings: [],
    })
    const all = await takeSheet(estate, { ...again.sent, corrections, take: 'all' })
    expect(all.body).toMatchObject({ taskCount: 2 })
    expect(await planOf(estate)).toContain('Male fasaden;;Middels;;;86000;2027-10-31;Måned;120;')
  })

  test('a plan that is taken along and brought back changes nothing, in either format and either language', async () => {
    const estate = await planned(world)
    const buildingId = await planBuilding(estate, 'Blokk A')
    const { areaId } = await area(estate, { buildingId, code: '26', name: 'Takflaten; "sør"' })
    const { supplierId } = await supplier(estate)
    await task(estate, {
      areaId,
      title: "'=1+1",
      description: '=HYPERLINK("x")\nto linjer',
      startDate: '2026-05-01',
      period: 'week',
      interval: 2,
    })
    await task(estate, {
      areaId,
      title: '+ Rens, "alt"',
      estimatedCost: 4500.5,
      startDate: '2024-01-31',
      period: 'month',
      interval: 1,
      basis: 'completion',
      endDate: '2030-01-01',
    })
    await task(estate, {
      areaId,
      title: 'Bytt',
      trade: 'roofer',
      responsibleKind: 'supplier',
      responsibleId: supplierId,
      startDate: '2031-02-28',
      priority: 1,
    })
    await task(estate, { title: 'Bytt', startDate: '2031-02-28' })
    const empty = await planned(world)
    const other = await supplier(empty)
    await world.sql('update maintenance_supplier set name = (select name from maintenance_supplier where id = $1) where id = $2', [
      supplierId,
      other.supplierId,
    ])
    for (const language of ['nb', 'en'])
      for (const format of ['xlsx', 'csv']) {
        const { raw } = await estate.owner.get(`${plansOf(estate)}/sheet?format=${format}`, { 'accept-language': language })
        const own = await readSheet(estate, raw, `Plan.${format}`)
        const found = await check(estate, own.sent)
        expect(found, `${language} ${format}`).toMatchObject({ rowCount: 4, newCount: 0, knownCount: 4, faultyCount: 0, newBuildings: [] })
        const before = await planOf(estate)
        const taken = await takeSheet(estate, { ...own.sent, take: 'all' })
        expect(taken.body, `${language} ${format}`).toMatchObject({ taskCount: 0 })
        expect(await planOf(estate)).toBe(before)
        if (language === 'en' || format === 'csv') continue
        const moved = await readSheet(empty, raw, `Plan.${format}`)
        expect((await takeSheet(empty, { ...moved.sent, take: 'all' })).body).toMatchObject({ taskCount: 4 })
        expect(await planOf(empty)).toBe(await planOf(estate))
      }
  })

  test('text as Norwegian spreadsheets write it is read, and the template is one that can be taken', async () => {
    const estate = await planned(world)
    const text = 'Bygning;Bygningsdel;Oppgave;Frist;Kostnad\r\nBlåhuset;Tak;"Måle; tørke";01.06.2028;1.500,50\r\n'
    const { sent } = await readSheet(estate, Buffer.from(text, 'latin1'), 'plan.csv')
    expect((await takeSheet(estate, { ...sent, take: 'all' })).body).toMatchObject({ taskCount: 1 })
    expect(await planOf(estate)).toContain('Blåhuset;26 Tak;"Måle; tørke";;Middels;;;"1500,5";2028-06-01;')
    for (const format of ['xlsx', 'csv']) {
      const { raw } = await estate.owner.get(`${importsOf(estate)}/template?format=${format}`)
      const template = await readSheet(estate, raw, `mal.${format}`)
      expect(await check(estate, template.sent)).toMatchObject({ rowCount: 2, newCount: 2, faultyCount: 0 })
    }
  })

  test('it is undone for a day, but for what somebody has worked with', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(foreign))
    const { body } = await takeSheet(estate, { ...sent, take: 'all' })
    const [first] = await world.sql<{ id: string }>("select id from maintenance_task where estate_id = $1 and title like 'Bytte%'", [
      estate.id,
    ])
    await estate.owner.put(archiving(estate, first!.id), { doneDate: '2026-02-01' })
    const url = `${importsOf(estate)}/${String(body['importId'])}`
    expect((await estate.owner.delete(url)).body).toMatchObject({ canUndo: false, keptCount: 1 })
    const left = await world.sql('select title from maintenance_task where estate_id = $1', [estate.id])
    expect(left).toEqual([{ title: 'Bytte vinduer mot øst' }])
    expect(await world.sql('select name from building where estate_id = $1', [estate.id])).toEqual([{ name: 'Blokk B' }])
    expect(await estate.owner.delete(url)).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    const next = await readSheet(estate, await book(foreign))
    const late = await takeSheet(estate, { ...next.sent, take: 'sound' })
    await world.sql("update plan_import set created_at = now() - interval '25 hours' where id = $1", [late.body['importId']])
    expect((await estate.owner.delete(`${importsOf(estate)}/${String(late.body['importId'])}`)).status).toBe(409)
    const { body: page } = await estate.owner.get(importsOf(estate))
    expect(page).toMatchObject({ totalCount: 2, items: [{ canUndo: false }, { keptCount: 1 }] })
  })

  test('an upload is its uploader’s own and is gone once it is taken; who may not change the plan, or has not paid, is refused', async () => {
    const estate = await planned(world)
    const { sent, fileId } = await readSheet(estate, await book(foreign))
    const editor = await estate.guest('edit')
    expect((await editor.get(`${importsOf(estate)}/sheet/${fileId}`)).status).toBe(404)
    const reader = await estate.guest('read')
    for (const answer of [
      await reader.sendFile(`${importsOf(estate)}/sheet`, 'Plan.xlsx', await book(foreign)),
      await reader.post(`${importsOf(estate)}/check`, sent),
      await takeSheet(estate, { ...sent, take: 'all' }, { by: reader }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    await takeSheet(estate, { ...sent, take: 'all' })
    expect((await takeSheet(estate, { ...sent, take: 'all' })).status).toBe(404)
    const unpaid = await world.estate()
    expect(await unpaid.owner.sendFile(`${importsOf(unpaid)}/sheet`, 'Plan.xlsx', await book(foreign))).toMatchObject({
      status: 403,
      body: { details: { reason: 'licence' } },
    })
    const paper = await uploadSheet(estate, pdf, 'Plan.pdf')
    expect((await estate.owner.get(`${importsOf(estate)}/sheet/${paper}`)).body).toMatchObject({
      details: { fields: { fileId: 'unreadable' } },
    })
  })
})
