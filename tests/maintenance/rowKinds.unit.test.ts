import { describe, expect, test } from 'vitest'
import { RowKinds } from '#schema/maintenance/import/rowKinds.ts'

describe('a row of a plan', () => {
  const titles = ['Bygning', 'Oppgave', 'Frist', 'Kostnad']
  const kinds = () => new RowKinds(['building', 'title', 'startDate', 'cost'], titles, null)

  test.each([
    [['Sum', '', '', '5000'], 'sum'],
    [['', 'Totalt 2027', '', '12 000'], 'sum'],
    [['SUM 2026', '', '', '4200'], 'sum'],
    [['Til sammen', '', '', ''], 'sum'],
    [['', 'Total rehabilitering av bad', '', '700000'], undefined],
    [['', 'Totalt nytt tak', '2031', '700000'], undefined],
    [['', 'Sumpumpe, rense', '', '4000'], undefined],
    [['BYGNING', 'Oppgave', 'Frist', 'Kostnad'], 'titles'],
    [['Blokk B', '', '', ''], 'group'],
    [['', '26 Yttertak', '', ''], 'group'],
    [['', 'UTVENDIG', '', ''], 'group'],
    [['', 'Fellesområder:', '', ''], 'group'],
    [['', 'Male fasaden', '', ''], undefined],
    [['', '', '', '5000'], undefined],
  ])('%j is a %s', (cells, kind) => expect(kinds().skipped(cells)?.kind).toBe(kind))

  test('is a sum where its one amount is that of the rows above, since the last one or in all', () => {
    const known = kinds()
    for (const cost of ['1000', '2000']) expect(known.skipped(['', 'Rens', '2027', cost])).toBeUndefined()
    expect(known.skipped(['', '', '', '3000'])?.kind).toBe('sum')
    for (const cost of ['400', '600']) expect(known.skipped(['', 'Rens', '2027', cost])).toBeUndefined()
    expect(known.skipped(['', '', '', '1001'])).toBeUndefined()
    expect(kinds().skipped(['', '', '', '1000'])).toBeUndefined()
  })

  test('says of the rows below what it is, wherever it stands', () => {
    const known = kinds()
    known.skipped(['26 Yttertak', '', '', ''])
    expect(known.group).toEqual({ part: '26 Yttertak' })
    known.skipped(['Blokk B', '', '', ''])
    expect(known.group).toEqual({ building: 'Blokk B' })
    known.skipped(['', 'VINDUER', '', ''])
    expect(known.group).toEqual({ building: 'Blokk B', part: 'VINDUER' })
    known.skipped(['', 'DIVERSE', '', ''])
    expect(known.group).toEqual({ building: 'Blokk B', part: '' })
  })
})
