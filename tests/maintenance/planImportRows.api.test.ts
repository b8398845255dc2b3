import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { planBuilding, planned, supplier } from './plan.ts'
import { book, importsOf, planOf, readSheet, takeSheet } from './sheets.ts'

const rows = [
  ['Hva skal gjøres', 'Neste gang', 'Intervall (år)', 'Kostnad inkl. mva', 'Byggeår'],
  ['26 Yttertak', null, null, null, null],
  ['Kontroll', 2027, 1, 4000, 1974],
  ['Bytte belegg', 2031, 30, 900_000, 1974],
  [null, null, null, 904_000, null],
  [null, null, null, null, null],
  ['VINDUER OG FASADE', null, null, null, null],
  ['Hva skal gjøres', 'Neste gang', 'Intervall (år)', 'Kostnad inkl. mva', 'Byggeår'],
  ['Male', 2028, 8, 80_000, null],
  ['Bytte', 2035, 'ved behov', 500_000, null],
  ['Kitte', 2029, 'Ved behov', 20_000, null],
  ['Delsum vinduer', null, null, 600_000, null],
  ['Totalt', null, null, 1_504_000, null],
  ['Total rehabilitering av bad', 2030, null, 700_000, null],
]

describe('a dry run', async () => {
  const world = await sharedWorld()
  type Estate = Awaited<ReturnType<typeof planned>>
  const check = async (estate: Estate, sent: object) => (await estate.owner.post(`${importsOf(estate)}/check`, sent)).body

  test('tells what comes and how often, and names everything that does not', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(rows))
    const found = await check(estate, sent)
    expect(found).toMatchObject({
      rowCount: 6,
      emptyCount: 1,
      newCount: 4,
      repeatedCount: 3,
      faultyCount: 2,
      left: [{ letter: 'E', title: 'Byggeår', filled: 2, samples: ['1974'], reason: 'notChosen' }],
      skippedCount: 6,
      skipped: [
        { row: 2, kind: 'group', text: '26 Yttertak', field: 'part' },
        { row: 5, kind: 'sum', text: '904000', field: null },
        { row: 7, kind: 'group', text: 'VINDUER OG FASADE', field: 'part' },
        { row: 8, kind: 'titles', field: null },
        { row: 12, kind: 'sum', text: 'Delsum vinduer · 600000', field: null },
        { row: 13, kind: 'sum', text: 'Totalt · 1504000', field: null },
      ],
      unreadCount: 1,
      unread: [
        { field: 'period', letter: 'C', title: 'Intervall (år)', found: 'ved behov', fault: 'notValid', rowCount: 2, rows: [10, 11] },
      ],
    })
    expect(found['repeats']).toEqual(
      expect.arrayContaining([
        { period: 'month', interval: 12, count: 1 },
        { period: 'month', interval: 96, count: 1 },
        { period: 'month', interval: 360, count: 1 },
        { period: null, interval: 1, count: 1 },
      ]),
    )
    // Each year from 2027 on, and what comes once or twice within the ten years, whenever they begin.
    expect(found['timesCount']).toBeGreaterThanOrEqual(10)
    expect(found['timesCount']).toBeLessThanOrEqual(15)
  })

  test('mends a value once for all the rows that it stands in', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(rows))
    const meanings = [{ field: 'period', found: 'VED BEHOV', text: 'én gang' }]
    expect(await check(estate, { ...sent, meanings })).toMatchObject({ newCount: 6, faultyCount: 0, unread: [] })
    const wrong = [{ field: 'period', found: 'ved behov', text: 'en eller annen gang' }]
    expect(await check(estate, { ...sent, meanings: wrong })).toMatchObject({
      faultyCount: 2,
      unread: [{ found: 'ved behov', rowCount: 2 }],
      faults: [{ row: 10, found: 'en eller annen gang' }, { row: 11 }],
    })
    const one = [{ row: 10, field: 'period', text: 'hvert 20. år' }]
    expect((await takeSheet(estate, { ...sent, meanings, corrections: one, take: 'all' })).body).toMatchObject({ taskCount: 6 })
    const plan = await planOf(estate)
    expect(plan).toMatch(/;26 Yttertak;Kontroll;.*;4000;2027-12-31;Måned;12;/)
    expect(plan).toMatch(/;23 VINDUER OG FASADE;Bytte;.*;2035-12-31;Måned;240;/)
    expect(plan).toMatch(/;23 VINDUER OG FASADE;Kitte;.*;2029-12-31;Én gang;;/)
  })

  test('lets a building and a supplier be meant by whatever they are called in the sheet', async () => {
    const estate = await planned(world)
    await planBuilding(estate, 'Blokk A')
    const { supplierId } = await supplier(estate)
    const [known] = await world.sql<{ name: string }>('select name from maintenance_supplier where id = $1', [supplierId])
    const sheet = [
      ['Bygning', 'Oppgave', 'Frist', 'Leverandør'],
      ['Blk. A', 'Rense takrenner', 2027, 'Nordtak'],
      ['Blk. A', 'Rense sluk', 2027, 'nordtak'],
    ]
    const { sent } = await readSheet(estate, await book(sheet))
    expect(await check(estate, sent)).toMatchObject({
      newBuildings: ['Blk. A'],
      knownBuildings: ['Blokk A'],
      unknownResponsibles: ['Nordtak'],
      knownResponsibles: expect.arrayContaining([known!.name]),
    })
    const meanings = [
      { field: 'building', found: 'blk. a', text: 'Blokk A' },
      { field: 'responsible', found: 'Nordtak', text: known!.name },
    ]
    expect(await check(estate, { ...sent, meanings })).toMatchObject({ newBuildings: [], unknownResponsibles: [], newCount: 2 })
    await takeSheet(estate, { ...sent, meanings, take: 'all' })
    const tasks = await world.sql('select responsible_id "by" from maintenance_task where estate_id = $1', [estate.id])
    expect(tasks).toEqual([{ by: supplierId }, { by: supplierId }])
  })

  test('takes a row for a task that looks like none, where somebody says so', async () => {
    const estate = await planned(world)
    const sheet = [
      ['Oppgave', 'Bygningsdel', 'Merknad', 'Frist'],
      ['Tak', null, null, null],
      ['Rense takrenner', 'Tak', null, 2027],
      ['Sum alle sluk', 'Rør', null, null],
    ]
    const { sent } = await readSheet(estate, await book(sheet))
    expect(await check(estate, sent)).toMatchObject({ rowCount: 1, skippedCount: 2, newCount: 1 })
    const corrections = [{ row: 4, field: 'startDate', text: '2028' }]
    expect(await check(estate, { ...sent, asTasks: [4], corrections })).toMatchObject({ rowCount: 2, skippedCount: 1, newCount: 2 })
  })

  test('has to be seen before anything is taken in, and seen anew where something is chosen anew', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(rows))
    const { seen } = await check(estate, sent)
    for (const unseen of [{ seen: 'x' }, { seen, asTasks: [12] }, { seen, columns: [...sent.columns.slice(0, 3), null, null] }]) {
      const answer = await estate.owner.post(importsOf(estate), { ...sent, take: 'sound', ...unseen })
      expect(answer).toMatchObject({ status: 422, body: { details: { fields: { seen: 'notValid' } } } })
    }
    expect(await estate.owner.post(importsOf(estate), { ...sent, take: 'sound' })).toMatchObject({
      status: 422,
      body: { details: { fields: { seen: 'required' } } },
    })
    expect(await estate.owner.post(importsOf(estate), { ...sent, take: 'sound', seen })).toMatchObject({
      status: 201,
      body: { taskCount: 4 },
    })
  })

  test('says the same over GraphQL', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(rows))
    const fields = 'newCount repeatedCount timesCount seen left { letter reason } skipped { row kind field } unread { found rowCount rows }'
    const query = `query ($estateId: ID!, $fileId: ID!, $sheet: String, $headerRow: Int!, $columns: [PlanImportField]!, $units: [PlanImportUnit], $meanings: [PlanImportMeaningInput!], $asTasks: [Int!], $buildingName: String!) {
      planImportCheck(estateId: $estateId, fileId: $fileId, sheet: $sheet, headerRow: $headerRow, columns: $columns, units: $units, meanings: $meanings, asTasks: $asTasks, buildingName: $buildingName) { ${fields} } }`
    const chosen = { ...sent, meanings: [{ field: 'period', found: 'ved behov', text: '' }], asTasks: [12] }
    const { body } = await estate.owner.send('POST', '/graphql', { body: { query, variables: { estateId: estate.id, ...chosen } } })
    const told = (body as unknown as { data: { planImportCheck: object } }).data.planImportCheck
    expect(await check(estate, chosen)).toMatchObject(told)
  })

  test('names the columns beyond those that a plan is read from', async () => {
    const estate = await planned(world)
    const wide = [
      ['Oppgave', 'Frist', ...Array.from({ length: 70 }, (_, n) => `Felt ${n}`)],
      ['Rense takrenner', 2027, ...Array.from({ length: 70 }, () => 'x')],
    ]
    const { sent } = await readSheet(estate, await book(wide))
    const { left } = (await check(estate, sent)) as unknown as { left: { letter: string; reason: string }[] }
    expect(left).toHaveLength(70)
    expect(left.at(-1)).toMatchObject({ letter: 'BT', reason: 'beyond' })
    expect(left.at(0)).toMatchObject({ letter: 'C', reason: 'notChosen' })
  })

  test('cuts no description short, and takes no column of a year for a cost', async () => {
    const estate = await planned(world)
    const sheet = [
      ['Oppgave', 'Frist', 'Merknad', 'Leverandør', '2027', '2028'],
      ['Rense takrenner', 2027, 'x'.repeat(3995), 'Nordtak', 4000, 5000],
    ]
    const { sent } = await readSheet(estate, await book(sheet))
    expect(await check(estate, sent)).toMatchObject({
      newCount: 0,
      faults: [{ row: 2, field: 'description', fault: 'tooLong' }],
      left: [
        { letter: 'E', samples: ['4000'] },
        { letter: 'F', samples: ['5000'] },
      ],
    })
  })
})
