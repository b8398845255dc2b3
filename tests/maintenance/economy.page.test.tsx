import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { budgets, economyServer, open, owns, reads } from './economyServer.ts'

const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('the economy of a maintenance plan', () => {
  test('tells how the year stands, in figures, in a picture and in a table', async () => {
    economyServer()
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Planlagt mot brukt' })
    expect((await screen.findByText('Budsjett 2026')).nextSibling?.textContent).toMatch(/5\s000 kr/)
    expect(screen.getByText('25 % av budsjettet')).toBeDefined()
    expect(await screen.findByRole('img', { name: /Planlagt og brukt hvert år fra 2022 til 2051/ })).toBeDefined()
    fireEvent.change(screen.getByRole('slider', { name: 'Vis år for år' }), { target: { value: '2030' } })
    expect(screen.getByText(/^2030: Planlagt 2\s000 kr/)).toBeDefined()
    const table = within(screen.getByRole('region', { name: 'Tallene' }))
    expect(table.getByRole('columnheader', { name: 'Blokk A' })).toBeDefined()
    expect(table.queryByRole('rowheader', { name: '2051' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Vis alle 30 år' }))
    expect(table.getByRole('rowheader', { name: '2051' })).toBeDefined()
  })

  test('the columns are stacked by building, or by trade', async () => {
    economyServer()
    const { user } = await open()
    const card = within(await screen.findByRole('region', { name: 'Planlagt mot brukt' }))
    expect(await card.findByText('Blokk A')).toBeDefined()
    await user.click(within(card.getByRole('group', { name: 'Stablet etter' })).getByRole('button', { name: 'Fag' }))
    expect(await card.findByText('Taktekker')).toBeDefined()
    expect(card.queryByText('Blokk A')).toBeNull()
    fireEvent.change(card.getByRole('slider', { name: 'Vis år for år' }), { target: { value: '2026' } })
    expect(card.getByText(/Taktekker 900 kr · Ikke oppgitt 100 kr/)).toBeDefined()
  })

  test('is divided by trade, by who is responsible and by part', async () => {
    economyServer()
    const { user } = await open()
    const table = within(await screen.findByRole('region', { name: 'Fordelt' }))
    await table.findByRole('rowheader', { name: 'Ikke oppgitt' })
    await user.click(screen.getByRole('button', { name: 'Ansvarlig' }))
    expect(await screen.findByRole('rowheader', { name: 'Eierne sammen' })).toBeDefined()
  })

  test('amounts are typed by keyboard and pasted from a spreadsheet, and saved at once', async () => {
    const sent = economyServer()
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Endre budsjettet' }))
    const first = await cell('Blokk A, 2026')
    expect(first.value).toBe('5 000'.replace(' ', '\u00A0'))
    await user.click(first)
    await user.keyboard('7 500{ArrowDown}')
    expect(document.activeElement).toBe(await cell('Blokk A, 2027'))
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => '1 000\t2 000,50\r\n\t3000 kr\r\n' } })
    expect((await cell('Blokk B, 2028')).value).toBe('3000 kr')
    await user.click(screen.getByRole('button', { name: 'Lagre budsjettet' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables['input']).toEqual({
      estateId: 'solveien',
      version: 3,
      budgets: [
        { buildingId: 'a', year: 2026, amount: 7500 },
        { buildingId: 'a', year: 2027, amount: 1000 },
        { buildingId: 'b', year: 2027, amount: 2000.5 },
        { buildingId: 'a', year: 2028, amount: null },
        { buildingId: 'b', year: 2028, amount: 3000 },
      ],
    })
    await waitFor(() => expect(address()).toBe('/private/estate/solveien/maintenance/economy'))
  })

  test('what can’t be read is not sent', async () => {
    economyServer()
    const { user } = await open('?budget=change')
    await user.type(await cell('Blokk B, 2026'), 'mye')
    expect(screen.getByText('Ett beløp kan ikke leses.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lagre budsjettet' }).disabled).toBe(true)
  })

  test('where somebody saved first what was typed stays, and is sent upon the newest', async () => {
    const sent = economyServer({ refusals: [refused('cannotHandleTheRequest', 409, { reason: 'stale' })] })
    const { user } = await open('?budget=change')
    await user.type(await cell('Blokk B, 2026'), '42')
    await user.click(screen.getByRole('button', { name: 'Lagre budsjettet' }))
    await screen.findByText(/Noen andre har endret budsjettet/)
    expect((await cell('Blokk B, 2026')).value).toBe('42')
    await user.click(screen.getByRole('button', { name: 'Lagre budsjettet' }))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  test('an owner locks it, and then it is not changed', async () => {
    const sent = economyServer()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Lås budsjettet' }))
    await waitFor(() => expect(sent[0]?.variables['input']).toEqual({ estateId: 'solveien', action: 'lock' }))
  })

  test('while it is locked one is told by whom', async () => {
    economyServer({ kept: budgets({ isLocked: true, lockedAt: '2026-03-01T10:00:00.000Z', lockedByName: 'Kari Nordmann' }) })
    await open('?budget=change')
    expect(await screen.findByText('Låst av Kari Nordmann 01.03.2026')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Endre budsjettet' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Lås opp budsjettet' })).toBeDefined()
  })

  test.each([
    ['a guest who edits can’t lock it', owns.filter((right) => !right.endsWith('access-management')), true],
    ['a reader is offered no change', reads, false],
  ])('%s', async (_, may, changes) => {
    economyServer({ may })
    await open()
    await screen.findByRole('heading', { name: 'Planlagt mot brukt' })
    expect(screen.queryByRole('button', { name: 'Lås budsjettet' })).toBeNull()
    expect(!!screen.queryByRole('button', { name: 'Endre budsjettet' })).toBe(changes)
  })

  test('is closed to some', async () => {
    economyServer({ may: ['read estate'], instead: refused('authorizationFailure', 403) })
    await open()
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeDefined()
  })

  test('before there are costs, says where they are written', async () => {
    economyServer({ kept: budgets({ buildings: [], totals: budgets().others }) })
    await open()
    expect(await screen.findByRole('heading', { name: 'Ingen kostnader ennå' })).toBeDefined()
  })

  test('tells by how much the years that are over differ, in a figure and a word', async () => {
    const totals = budgets().totals.map((each) =>
      each.year === 2023
        ? { ...each, amount: 3000, actual: 3500 }
        : each.year === 2024
          ? { ...each, actual: 1500 }
          : each.year === 2025
            ? { ...each, actual: 2000 }
            : each,
    )
    economyServer({ kept: budgets({ totals }) })
    await open()
    const table = within(await screen.findByRole('group', { name: 'Tallene' }))
    const last = (year: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${year}`) }))
        .getAllByRole('cell')
        .at(-1)?.textContent
    expect(['2023', '2024', '2025', '2026', '2027'].map((year) => last(year)?.replaceAll(/\s/g, ' '))).toEqual([
      '+500 over',
      '−500 under',
      '0, som planlagt',
      'pågår',
      '–',
    ])
  })

  test('tells costs by square metre and share where these are there, and names the years that stand out', async () => {
    const totals = budgets().totals.map((each) => (each.year === 2031 ? { ...each, planned: 90_000 } : each))
    const buildings = budgets().buildings.map((each, index) =>
      index ? each : { ...each, years: each.years.map((year) => (year.year === 2031 ? { ...year, planned: 90_000 } : year)) },
    )
    const works = [{ __typename: 'ForecastWork', year: 2031, title: 'Tak', code: null, name: null, cost: 89_000 }]
    const told = {
      __typename: 'MaintenanceForecast',
      id: 'solveien',
      area: 100,
      shares: [{ __typename: 'EstateShare', id: 's1' }],
      works,
      scenarios: [],
    }
    economyServer({ kept: budgets({ totals, buildings }), answers: { ForecastWorks: { maintenanceForecast: told } } })
    await open('', undefined)
    expect(await screen.findByText('Per m² i året')).toBeDefined()
    expect(screen.getByText('Per andel i måneden')).toBeDefined()
    expect(await screen.findByText('Tak')).toBeDefined()
    expect(screen.getByText('Sum fra 2022')).toBeDefined()
  })

  test('a part that was shut stays shut in the address', async () => {
    economyServer()
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Tallene' }))
    expect(address()).toContain('shut=numbers')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Tallene' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Tallene' }))
    expect(await screen.findByRole('group', { name: 'Tallene' })).toBeDefined()
  })

  test('is the same below a project', async () => {
    economyServer()
    await open('', '/private/project/p1/estate/solveien')
    await screen.findByRole('heading', { name: 'Planlagt mot brukt' })
    const way = screen.getByRole('navigation', { name: 'Deler av eiendommen' })
    expect(within(way).getByRole('link', { name: 'Økonomi' }).getAttribute('href')).toBe(
      '/private/project/p1/estate/solveien/maintenance/economy',
    )
  })
})
