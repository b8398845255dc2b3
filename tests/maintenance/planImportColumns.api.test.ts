import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { planned } from './plan.ts'
import { book, importsOf, planOf, readSheet, takeSheet } from './sheets.ts'

const usual = [
  ['Bygningsdel', 'Hva skal gjøres', 'Intervall (år)', 'Planlagt år', 'Kostnad (1000 kr) eks. mva', 'Tilstandsgrad', 'Rom'],
  ['26 Tak', 'Bytte takbelegg', 30, 2031, 1200, 'TG2', 'Loft'],
  ['23 Vinduer', 'Male vinduer', 8, 2028, 80, 'TG1', null],
]

describe('the columns of a plan as most write it', async () => {
  const world = await sharedWorld()
  const linesOf = async (estate: Awaited<ReturnType<typeof planned>>) => (await planOf(estate)).trim().split('\r\n').slice(1)

  test('bring the repetition by its unit, the cost with VAT, and in words what the plan has no column for', async () => {
    const estate = await planned(world)
    const { sent, found } = await readSheet(estate, await book(usual))
    expect(found.columns.map(({ field, unit }) => [field, unit])).toEqual([
      ['part', null],
      ['title', null],
      ['period', 'year'],
      ['startDate', null],
      ['cost', 'thousandNet'],
      ['description', null],
      ['description', null],
    ])
    expect((await takeSheet(estate, { ...sent, take: 'all' })).body).toMatchObject({ taskCount: 2 })
    expect(await linesOf(estate)).toEqual([
      'Hovedhus;23 Vinduer;Male vinduer;Tilstandsgrad: TG1;Middels;;;100000;2028-12-31;Måned;96;;Planen;2028-12-31',
      'Hovedhus;26 Tak;Bytte takbelegg;"Tilstandsgrad: TG2\nRom: Loft";Middels;;;1500000;2031-12-31;Måned;360;;Planen;2031-12-31',
    ])
  })

  test('hold a figure without a unit for no repetition and no single time, until somebody says what it counts', async () => {
    const estate = await planned(world)
    for (const title of ['Intervall', 'Hver']) {
      const { sent, found } = await readSheet(
        estate,
        await book([
          ['Oppgave', 'Frist', title],
          ['Rense takrenner', 2027, 5],
        ]),
      )
      expect(found.columns[2]).toMatchObject({ unit: 'year' })
      const check = await estate.owner.post(`${importsOf(estate)}/check`, { ...sent, units: null })
      expect(check.body).toMatchObject({ newCount: 0, faultyCount: 1, faults: [{ row: 2, field: 'period' }] })
      const units = [null, null, 'month']
      expect((await estate.owner.post(`${importsOf(estate)}/check`, { ...sent, units })).body).toMatchObject({ newCount: 1 })
    }
  })

  test('tell the first time from the last, and come along in words where both are told', async () => {
    const estate = await planned(world)
    const rows = [
      ['Oppgave', 'Sist utført', 'Neste gang', 'Frekvens'],
      ['Male fasaden', 2021, null, 'hvert 10. år'],
      ['Rense takrenner', 2024, 2027, 'årlig'],
      ['Bytte vinduer', 2001, null, null],
    ]
    const { sent } = await readSheet(estate, await book(rows))
    const check = await estate.owner.post(`${importsOf(estate)}/check`, sent)
    expect(check.body).toMatchObject({ newCount: 2, faults: [{ row: 4, field: 'startDate', fault: 'required' }] })
    await takeSheet(estate, { ...sent, take: 'sound' })
    expect(await linesOf(estate)).toEqual([
      expect.stringMatching(/Male fasaden;;.*;2031-12-31;Måned;120;/),
      expect.stringMatching(/Rense takrenner;Sist utført: 2024;.*;2027-12-31;Måned;12;/),
    ])
  })

  test('are each one thing, and count what they can', async () => {
    const estate = await planned(world)
    const { sent } = await readSheet(estate, await book(usual))
    for (const [wrong, field] of [
      [{ columns: ['title', 'title', 'startDate'] }, 'columns'],
      [{ units: ['krone'] }, 'units'],
      [{ units: [null, null, 'krone'] }, 'units'],
      [{ units: [null, null, '__proto__'] }, 'units'],
      [{ columns: ['constructor'] }, 'columns'],
    ] as const) {
      const answer = await estate.owner.post(`${importsOf(estate)}/check`, { ...sent, ...wrong })
      expect([400, 422]).toContain(answer.status)
      expect(JSON.stringify(answer.body['details'])).toContain(field)
    }
  })
})
