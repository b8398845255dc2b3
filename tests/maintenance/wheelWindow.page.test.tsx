import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { wheelAsked } from '#client/maintenance/yearWheel/wheelAsked.ts'
import { id, occurrence, open, planServer } from './planServer.ts'

const done = (n: number, date: string) => occurrence(n, { date, dueDate: date, state: 'done', title: `Utført ${n}` })
const planned = (n: number, date: string) => occurrence(n, { date, dueDate: date, state: 'planned', title: `Planlagt ${n}` })

describe('which months the wheel shows', () => {
  test('is what the address says, and late in a year the twelve that begin now', () => {
    const asked = (search: string, now: string) => {
      const { year, from } = wheelAsked(new URLSearchParams(search), now)
      return year ?? from
    }
    expect(asked('', '2026-09-30')).toBeUndefined()
    expect(asked('', '2026-10-01')).toBe('2026-10-01')
    expect(asked('year=2026', '2026-11-27')).toBe(2026)
    expect(asked('from=2027-02', '2026-05-12')).toBe('2027-02-01')
    for (const wrong of ['year=12', 'from=2026-13', 'from=tull', 'from=9999-01']) expect(asked(wrong, '2026-05-12')).toBeUndefined()
  })

  test('is chosen, kept in the address, and turned twelve months at a time', async () => {
    planServer({ from: '2026-05-01', occurrences: [planned(1, '2026-06-30'), planned(2, '2027-02-15')] })
    const { user, address } = await open('/year-wheel?from=2026-05')
    await screen.findByRole('group', { name: 'Årshjul mai 2026 – apr. 2027' })
    // The months of the year after say so.
    expect(screen.getByRole('region', { name: 'februar 2027' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'juni' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Neste tolv måneder' }))
    expect(address()).toContain('year-wheel?from=2027-05')
    await user.selectOptions(screen.getByLabelText('Hvilke måneder'), 'Kalenderår')
    expect(address()).toContain('year-wheel?year=2026')
  })

  test('a mark is moved within them, from December to January too', async () => {
    const sent = planServer({ from: '2026-05-01', occurrences: [planned(1, '2026-12-31')] })
    const { user } = await open('/year-wheel?from=2026-05')
    ;(await screen.findByRole('button', { name: /^Planlagt 1/ })).focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await screen.findByRole('button', { name: 'Angre' })
    expect(sent[0]!.variables).toMatchObject({ input: { dueDate: '2026-12-31', movedTo: '2027-01-31' } })
    await user.selectOptions(await screen.findByLabelText('Flytt Planlagt 1 til en annen måned'), 'april 2027')
    expect(sent[1]!.variables).toMatchObject({ input: { movedTo: '2027-04-30' } })
  })
})

describe('the list of the wheel', () => {
  test('begins with what is overdue, then this month; what is over is one press away', async () => {
    planServer({
      occurrences: [done(1, '2026-02-03'), occurrence(2, {}), planned(3, '2026-05-20'), done(4, '2026-03-03'), planned(5, '2026-08-01')],
      overdueBefore: [occurrence(6, { title: 'Fra i fjor', date: '2025-11-02', dueDate: '2025-11-02' })],
    })
    const { user } = await open('/year-wheel?year=2026')
    await screen.findByRole('region', { name: 'mai' })
    const shown = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(shown()).toEqual(['Forfalt', 'mai', 'august'])
    const overdue = within(screen.getByRole('region', { name: 'Forfalt' }))
    expect(overdue.getAllByRole('link').map((one) => one.textContent)).toEqual(['Fra i fjor', 'Rens av takrenner'])
    expect(overdue.getByText('02.11.2025')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vis månedene som er over (2)' }))
    expect(shown()).toEqual(['Forfalt', 'mai', 'august', 'februar', 'mars'])
  })

  test('shows what has waited since before, although its months are empty', async () => {
    planServer({ overdueBefore: [occurrence(6, { title: 'Fra i fjor', date: '2025-11-02' })] })
    await open('/year-wheel?year=2026')
    expect(await screen.findByText('Fra i fjor')).toBeDefined()
    expect(screen.queryByText('Ingenting i 2026')).toBeNull()
  })
})

describe('beside the wheel', () => {
  test('a chip for each building narrows it, and tabs lead to the other parts of the plan', async () => {
    planServer({
      occurrences: [planned(1, '2026-05-20')],
      wheelBuildings: [
        { __typename: 'WheelBuilding', id: id(1), name: 'Hovedhus' },
        { __typename: 'WheelBuilding', id: id(2), name: 'Garasje' },
      ],
    })
    const { user, address } = await open('/year-wheel?year=2026')
    const chips = within(await screen.findByRole('navigation', { name: 'Bygning' }))
    expect(chips.getByRole('link', { current: true }).textContent).toBe('Alle bygninger')
    await user.click(chips.getByRole('link', { name: 'Garasje' }))
    expect(address()).toContain(`year-wheel?year=2026&building=${id(2)}`)
    const tabs = within(screen.getByRole('navigation', { name: 'Vedlikehold' }))
    expect(tabs.getAllByRole('link').map((one) => one.textContent)).toEqual(['Plan', 'Årshjul'])
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Årshjul')
  })

  test('a mark that is pressed says its priority, who does it and what it may cost', async () => {
    planServer({ occurrences: [planned(1, '2026-05-20')], of: { estimatedCost: 18500 } })
    const { user } = await open('/year-wheel?year=2026')
    ;(await screen.findByRole('button', { name: /^Planlagt 1/ })).focus()
    await user.keyboard('{Enter}')
    const card = within(await screen.findByRole('dialog', { name: 'Planlagt 1' }))
    expect(card.getByText('Høy prioritet')).toBeDefined()
    expect(card.getByText('Eierne')).toBeDefined()
    expect(await card.findByText('18 500,00 kr')).toBeDefined()
  })
})
