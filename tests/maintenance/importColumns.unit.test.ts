import { describe, expect, test } from 'vitest'
import { readCell } from '#schema/maintenance/import/cells.ts'
import { columnsOf, headerRowOf } from '#schema/maintenance/import/look.ts'
import { repeatIn } from '#schema/maintenance/import/repeats.ts'
import { fieldNamed } from '#schema/maintenance/import/titles.ts'
import { unitIn } from '#schema/maintenance/import/units.ts'

describe('the columns of a sheet', () => {
  test.each([
    ...[
      'Hva skal gjøres',
      'Kva skal gjerast',
      'Tiltak',
      'Oppgåve',
      'Aktivitet',
      'Beskrivelse av tiltak',
      'Arbeid som skal gjøres',
      'What to do',
    ].map((title) => [title, 'title'] as const),
    ...[
      'Intervall',
      'Intervall (år)',
      'INTERVALL [mnd]',
      'Frekvens',
      'Hyppighet',
      'Hyppigheit',
      'Hvert … år',
      'Gjentas',
      'Gjentek',
      'Syklus',
    ].map((title) => [title, 'period'] as const),
    ...['Vedlikeholdsintervall i år', 'Levetid', 'Levetid (år)', 'How often', 'Every … years', 'Frequency', 'Cycle (years)'].map(
      (title) => [title, 'period'] as const,
    ),
    ...['Hver', 'Every'].map((title) => [title, 'interval'] as const),
    ...[
      'Kostnad inkl. mva',
      'Kostnad (kr)',
      'Kostnad (1000 kr)',
      'Estimert kostnad eks. mva.',
      'Pris',
      'Beløp',
      'Estimat',
      'Budsjett 2027',
      'Cost',
    ].map((title) => [title, 'cost'] as const),
    ...['År', 'Planlagt år', 'Neste gang', 'Planlagt utført', 'Start', 'Frist', 'Første gang (år)', 'Year', 'Next time'].map(
      (title) => [title, 'startDate'] as const,
    ),
    ...['Sist utført', 'Sist utført år', 'Sist malt', 'Last done'].map((title) => [title, 'lastDone'] as const),
    ...['Leverandør', 'Ansvarlig', 'Ansvarleg', 'Ansvarlig firma', 'Supplier'].map((title) => [title, 'responsible'] as const),
    ...['Bygning', 'Bygg', 'Bygningens navn', 'Building'].map((title) => [title, 'building'] as const),
    ...['Bygningsdel', 'Bygningsdel (NS 3451)', 'Komponent', 'Building part'].map((title) => [title, 'part'] as const),
    ...['Prioritet', 'Prioritet (1-3)', 'Priority'].map((title) => [title, 'priority'] as const),
    ...['Merknad', 'Rom', 'Tilstandsgrad', 'TG', 'E-post', 'Kommentarer', 'Beskrivelse'].map((title) => [title, 'description'] as const),
    ...['Nr', 'Antall', 'Mengde', 'Byggeår', 'Kolonne1', 'Utf.'].map((title) => [title, undefined] as const),
  ])('called %j are %s', (title, field) => expect(fieldNamed(title)?.field).toBe(field))

  test.each([
    ['Intervall (år)', 'period', 'year'],
    ['Hver (mnd)', 'interval', 'month'],
    ['Hvert … år', 'period', 'year'],
    ['Frekvens, veker', 'period', 'week'],
    ['Intervall', 'period', null],
    ['Kostnad (1000 kr)', 'cost', 'thousand'],
    ['Kostnad inkl. mva', 'cost', null],
    ['Pris eks. mva', 'cost', 'kroneNet'],
    ['Kostnad i tusen kr ekskl. mva', 'cost', 'thousandNet'],
    ['Sum 2 000 kr', 'cost', null],
    ['Planlagt år', 'startDate', null],
  ] as const)('%j, a %s, counts %s', (title, field, unit) => expect(unitIn(title, field)).toBe(unit))

  const seen = (rows: readonly (readonly string[])[]) =>
    columnsOf(rows, headerRowOf(rows)).map(({ field, guess, unit }) => [field, guess, unit])

  test('are those that nearly every plan has, with the repetition as it is meant', () => {
    const rows = [
      ['Vedlikeholdsplan 2026–2040'],
      [],
      ['Bygningsdel', 'Hva skal gjøres', 'Intervall (år)', 'Planlagt år', 'Kostnad (1000 kr)', 'Tilstandsgrad'],
      ['26 Tak', 'Bytte takbelegg', '30', '2031', '1200', 'TG2'],
      ['23 Vinduer', 'Male vinduer', '8', '2028', '85', 'TG1'],
    ]
    expect(headerRowOf(rows)).toBe(3)
    expect(seen(rows)).toEqual([
      ['part', 'name', null],
      ['title', 'name', null],
      ['period', 'name', 'year'],
      ['startDate', 'name', null],
      ['cost', 'name', 'thousand'],
      ['description', 'name', null],
    ])
  })

  test('are known by what stands in them where the titles say nothing', () => {
    const rows = [
      ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'],
      ['1', 'Bytte takbelegg', '2031', '30', '1 200 000', 'TG2', 'ola@eksempel.no', '26'],
      ['2', 'Male vinduer mot sør', '2028', '8', '85 000', 'TG1', 'kari@eksempel.no', '23'],
      ['3', 'Rense takrennene', '2027', '1', '4200', 'TG1', 'kari@eksempel.no', '26'],
    ]
    expect(seen(rows)).toEqual([
      [null, 'unsure', null],
      ['title', 'content', null],
      ['startDate', 'content', null],
      ['period', 'content', 'year'],
      ['cost', 'content', null],
      ['description', 'content', null],
      ['description', 'content', null],
      ['part', 'content', null],
    ])
  })

  test('are one thing each: the title that is a name as a whole goes first, and what describes is the task where nothing else is', () => {
    const rows = [
      ['Estimert pris pr. stk', 'Kostnad', 'Beskrivelse', 'Frist', 'Frist'],
      ['100', '4200', 'Rens', '2027', '2028'],
    ]
    expect(seen(rows)).toEqual([
      [null, 'double', null],
      ['cost', 'name', null],
      ['title', 'name', null],
      ['startDate', 'name', null],
      [null, 'double', null],
    ])
  })

  test('hold months where the figures look like it, which the person may change', () => {
    expect(
      seen([
        ['Oppgave', 'Intervall'],
        ['Rens', '6'],
        ['Kontroll', '12'],
      ])[1],
    ).toEqual(['period', 'name', 'month'])
    expect(
      seen([
        ['Oppgave', 'Intervall'],
        ['Rens', '5'],
        ['Kontroll', '10'],
      ])[1],
    ).toEqual(['period', 'name', 'year'])
    expect(
      seen([
        ['Oppgave', 'Gjentas', 'Hver'],
        ['Rens', 'Måned', '12'],
      ])[2],
    ).toEqual(['interval', 'name', null])
  })
})

describe('how often', () => {
  test.each([
    ['årlig', 'month', 12],
    ['Årleg', 'month', 12],
    ['halvårlig', 'month', 6],
    ['månedlig', 'month', 1],
    ['kvartalsvis', 'month', 3],
    ['annethvert år', 'month', 24],
    ['anna kvart år', 'month', 24],
    ['hvert 5. år', 'month', 60],
    ['Hvert femte år', 'month', 60],
    ['kvart 10. år', 'month', 120],
    ['5 år', 'month', 60],
    ['5-årlig', 'month', 60],
    ['ca. 20 år', 'month', 240],
    ['0,5 år', 'month', 6],
    ['2 ganger i året', 'month', 6],
    ['to ganger årlig', 'month', 6],
    ['4 x pr. år', 'month', 3],
    ['twice a year', 'month', 6],
    ['every 3 years', 'month', 36],
    ['every other month', 'month', 2],
    ['14 dager', 'day', 14],
    ['annenhver uke', 'week', 2],
  ])('%s', (written, period, every) => {
    const found = repeatIn(written)
    expect([found?.period, (found?.count ?? 1) * (found?.times ?? 0)]).toEqual([period, every])
  })

  test.each(['ved behov', '5', '10-15 år', 'løpende', '', '1 / 3 år', '3 ganger pr. uke'])('%j says nothing of the kind', (written) =>
    expect(repeatIn(written)).toBeUndefined(),
  )

  test('a figure alone counts what its column says, as does an amount', () => {
    expect(readCell('period', '5', 'year')).toEqual({ value: { period: 'month', times: 12, count: 5 } })
    expect(readCell('period', '18', 'month')).toEqual({ value: { period: 'month', times: 1, count: 18 } })
    expect(readCell('period', '1.5', 'year')).toEqual({ value: { period: 'month', times: 1, count: 18 } })
    expect(readCell('period', '5')).toEqual({ fault: 'notValid' })
    expect(readCell('cost', '12,5', 'thousand')).toEqual({ value: 12_500 })
    expect(readCell('cost', '100', 'kroneNet')).toEqual({ value: 125 })
  })
})
