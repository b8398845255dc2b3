import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { economyServer, open } from './economyServer.ts'
import { forecast, scenario } from './forecasts.ts'

const serve = (values: object) => economyServer({ answers: { MaintenanceForecast: { maintenanceForecast: forecast(values) } } })
const row = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((one) => one.textContent?.replaceAll(/\s/g, ' '))

describe('what a board chooses between', () => {
  test('stands beside each other on one page: costs, savings and what is needed', async () => {
    serve({ scenarios: [scenario({ neededSaving: 600_000 })] })
    await open('?show=board')
    const table = await screen.findByRole('group', { name: 'Dette kan dere velge mellom' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Hva det gjelder', 'Planen i dag', 'Spar mer'])
    expect(row(table, 'Kostnad de neste ti årene')).toEqual(['10 450 000 kr', '10 450 000 kr'])
    expect(row(table, 'Laveste fond')[0]).toBe('−3 800 000 kr (2055)')
    expect(row(table, 'Må spares i året')).toEqual(['900 000 kr', '600 000 kr'])
    expect(row(table, 'Må spares i måneden')).toEqual(['75 000 kr', '50 000 kr'])
    expect(row(table, 'Må spares per andel i måneden')).toEqual(['75 000 kr', '50 000 kr'])
    expect(row(table, 'Fondet')[0]).toMatch(/2037/)
    expect(screen.getByRole('img', { name: /^Fondet ved slutten av hvert år/ })).toBeDefined()
  })

  test('of many three are shown, as one chooses, and printed', async () => {
    serve({ scenarios: ['a', 'b', 'c'].map((id) => scenario({ id, name: `Scenario ${id}` })) })
    const { user, address } = await open('?show=board')
    const heads = async () =>
      within(await screen.findByRole('group', { name: 'Dette kan dere velge mellom' }))
        .getAllByRole('columnheader')
        .map((one) => one.textContent)
    expect(await heads()).toEqual(['Hva det gjelder', 'Planen i dag', 'Scenario a', 'Scenario b'])
    const chips = within(screen.getByRole('navigation', { name: 'Hvilke som vises' }))
    await user.click(chips.getByRole('link', { name: 'Scenario c' }))
    expect(address()).toContain('beside=a%2Cb%2Cc')
    await waitFor(async () => expect(await heads()).toEqual(['Hva det gjelder', 'Scenario a', 'Scenario b', 'Scenario c']))
    const print = vi.fn()
    vi.stubGlobal('print', print)
    fireEvent.click(screen.getByRole('button', { name: 'Skriv ut' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('before the savings are said, what is missing', async () => {
    serve({ assumptions: null })
    await open('?show=board')
    expect(await screen.findByText('Fyll inn fondet og sparingen i prognosen, så står tallene her.')).toBeDefined()
  })
})
