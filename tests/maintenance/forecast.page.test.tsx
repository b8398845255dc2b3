import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { economyServer, open, reads } from './economyServer.ts'
import { forecast, said } from './forecasts.ts'

const serve = (values: object = {}, more: object = {}) =>
  economyServer({ answers: { MaintenanceForecast: { maintenanceForecast: forecast(values) } }, ...more })

describe('the forecast of a maintenance plan', () => {
  test('says when the savings are spent, what it costs and what lies behind', async () => {
    serve()
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'Prognose' }))
    expect(await screen.findByText('Tomt i 2037')).toBeDefined()
    expect(screen.getByText('8 deler i TG2 og TG3 uten oppgave, 2 oppgaver over fristen')).toBeDefined()
    expect(screen.getByText('Byggekostnadsindeks, oktober 2026')).toBeDefined()
    expect(screen.getByRole('img', { name: /Fondet ved slutten av hvert år/ })).toBeDefined()
    fireEvent.change(screen.getByRole('slider', { name: 'Vis år for år' }), { target: { value: '2030' } })
    expect(screen.getByText(/^2030: Kostnad 1\s040\s000 kr · Fondet 1\s200\s000 kr/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Dagens kroner' }))
    expect(screen.getByText(/^2030: Kostnad 1\s000\s000 kr · Fondet 1\s400\s000 kr/)).toBeDefined()
    const table = within(screen.getByRole('group', { name: 'Tallene' }))
    expect(table.getAllByRole('row')).toHaveLength(13)
    await user.click(screen.getByRole('button', { name: 'Vis alle 30 år' }))
    expect(table.getAllByRole('row')).toHaveLength(31)
  })

  test('draws what a small house costs in thousands', async () => {
    const house = { __typename: 'ForecastBuilding', buildingId: 'a', name: 'Hytta', costs: Array.from({ length: 30 }, () => 2000) }
    const years = forecast().years.map((each) => ({ ...each, cost: 2000, nominalCost: 2000, fund: 9000, realFund: 9000 }))
    serve({ buildings: [house], years })
    await open('?show=forecast')
    expect(await screen.findByText('Tusen kroner per år')).toBeDefined()
    expect(screen.getByText('Ved årets slutt, tusen kroner')).toBeDefined()
  })

  test('draws nothing where nothing costs, and leads to the plan', async () => {
    const years = forecast().years.map((each) => ({ ...each, cost: 0, nominalCost: 0, saving: null, fund: null, realFund: null }))
    serve({ assumptions: null, buildings: [], years })
    await open('?show=forecast')
    expect(await screen.findByRole('heading', { name: 'Ingen kostnader ennå' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Til planen' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Tallene' })).toBeNull()
    expect(screen.queryByText(/kroner per år$/)).toBeNull()
  })

  test('stacks its years by building or by trade', async () => {
    const costs = Array.from({ length: 30 }, () => 500)
    const trades = [
      { __typename: 'ForecastTrade', trade: 'roofer', costs },
      { __typename: 'ForecastTrade', trade: null, costs },
    ]
    const { id, scenarios } = forecast({})
    const ForecastTrades = { maintenanceForecast: { __typename: 'MaintenanceForecast', id, trades, scenarios } }
    economyServer({ answers: { MaintenanceForecast: { maintenanceForecast: forecast({}) }, ForecastTrades } })
    const { user } = await open('?show=forecast')
    await user.click(await screen.findByRole('button', { name: 'Fag' }))
    expect((await screen.findAllByText('Taktekker')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Fag' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Bygning' }))
    await waitFor(() => expect(screen.queryByText('Taktekker')).toBeNull())
  })

  test('names what costs most in the years that stand out', async () => {
    const told = forecast({})
    const years = told.years.map((each) => (each.year === 2030 ? { ...each, cost: 5_000_000, nominalCost: 5_500_000 } : each))
    const work = { __typename: 'ForecastWork', title: null, code: null, name: null }
    const works = [
      { ...work, year: 2029, title: 'Male vinduer', cost: 300_000 },
      { ...work, year: 2030, code: '26', cost: 4_000_000 },
    ]
    const ForecastWorks = { maintenanceForecast: { __typename: 'MaintenanceForecast', id: told.id, works, scenarios: [] } }
    economyServer({ answers: { MaintenanceForecast: { maintenanceForecast: { ...told, years } }, ForecastWorks } })
    await open('?show=forecast')
    const heading = await screen.findByRole('heading', { name: 'Det som koster mest i de dyreste årene' })
    expect(heading.nextSibling!.textContent).toMatch(/^2030.*Tak4\s400\s000 kr$/)
  })

  test('tells how the parts of all buildings are, in a picture and in figures', async () => {
    serve()
    await open('?show=forecast')
    const card = within(await screen.findByRole('region', { name: 'Tilstand etter bygningsdel' }))
    expect(card.getByRole('img', { name: /Hvor mange bygningsdeler/ }).textContent).toContain('Yttervegger og vinduer311')
    const walk = card.getByRole('slider', { name: 'Vis del for del' })
    expect(walk.getAttribute('aria-valuetext')).toMatch(
      /Yttervegger og vinduer: TG1 Vanlig slitasje: 3 bygningsdeler · TG2 Bør utbedres: 1 bygningsdel/,
    )
    fireEvent.change(walk, { target: { value: '1' } })
    expect(card.getByText(/Tak: TG0 Som ny: 2 bygningsdeler · TGIU Ikke undersøkt: 1 bygningsdel$/)).toBeDefined()
    const cells = card.getAllByRole('row')[1]!.querySelectorAll('td')
    expect([...cells].map(({ textContent }) => textContent)).toEqual(['–', '3', '1', '1', '–', '5'])
  })

  test('says nothing of parts to those who may not read the plan', async () => {
    serve({ conditions: null })
    await open('?show=forecast')
    await screen.findByText('Tomt i 2037')
    expect(screen.queryByText('Tilstand etter bygningsdel')).toBeNull()
  })

  test('before anybody has said what there is, asks for three figures, and sends them', async () => {
    const sent = serve({ assumptions: null, runsDry: null, shares: [] })
    const { user } = await open('?show=forecast')
    await user.click(await screen.findByRole('button', { name: 'Fyll inn tallene' }))
    await user.click(await screen.findByRole('button', { name: 'Lagre forutsetningene' }))
    expect((await screen.findAllByText('Skriv et tall.')).length).toBeGreaterThan(1)
    await user.type(screen.getByRole('textbox', { name: /Fondet ved årets begynnelse/ }), '3 200 000')
    await user.type(screen.getByRole('textbox', { name: /Spares i år/ }), '660000,50')
    await user.click(screen.getByRole('button', { name: 'Lagre forutsetningene' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables['input']).toMatchObject({ estateId: 'solveien', fund: 3_200_000, yearlySaving: 660_000.5, priceGrowth: 2.5 })
  })

  test('shares are written one on a line, as they come from a spreadsheet', async () => {
    const sent = serve()
    const { user } = await open('?show=forecast&change=shares')
    const lines = await screen.findByRole('textbox', { name: /En andel på hver linje/ })
    await user.clear(lines)
    await user.type(lines, 'Leilighet')
    await user.click(screen.getByRole('button', { name: 'Lagre andelene' }))
    expect((await screen.findAllByText('Hver linje skal ha et navn og et helt tall.')).length).toBeGreaterThan(0)
    fireEvent.change(lines, { target: { value: 'Leilighet 1\t75\nLeilighet 2;64\n' } })
    await user.click(screen.getByRole('button', { name: 'Lagre andelene' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables['input']).toEqual({
      estateId: 'solveien',
      shares: [
        { name: 'Leilighet 1', numerator: 75 },
        { name: 'Leilighet 2', numerator: 64 },
      ],
    })
  })

  test('an index is pasted in, chosen, and named with its last period', async () => {
    const dwellings = {
      __typename: 'PriceIndexSeries',
      series: 'dwellings',
      firstPeriod: '2016-10',
      lastPeriod: '2026-10',
      growth: 4.14,
      values: [],
    }
    const sent = serve({ priceSeries: [dwellings], assumptions: { ...said, priceSeries: 'dwellings', growth: 4.14 } })
    const { user } = await open('?show=forecast')
    await screen.findByText('Byggekostnader for boliger i alt (SSB 08651), oktober 2016 til oktober 2026')
    screen.getByText(/Regnet med 4,14 % prisvekst/)
    await user.click(screen.getByRole('button', { name: 'Skriv inn en indeks' }))
    const lines = await screen.findByRole('textbox', { name: /En måned på hver linje/ })
    fireEvent.change(lines, { target: { value: '2026M13\t134' } })
    await user.click(screen.getByRole('button', { name: 'Lagre indeksen' }))
    expect((await screen.findAllByText(/Hver linje skal ha en måned/)).length).toBeGreaterThan(0)
    fireEvent.change(lines, { target: { value: '2016M10\t100\n10.2026;150,5\n' } })
    await user.click(screen.getByRole('button', { name: 'Lagre indeksen' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables['input']).toEqual({
      estateId: 'solveien',
      series: 'dwellings',
      values: [
        { period: '2016-10', value: 100 },
        { period: '2026-10', value: 150.5 },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Endre forutsetningene' }))
    const field = await screen.findByRole('combobox', { name: /Prisvekst fra en indeks/ })
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ingen, bruk prosenten over', 'Byggekostnader for boliger i alt (SSB 08651): 4,14 %'])
  })

  test('a reader is offered no change', async () => {
    serve({}, { may: reads })
    await open('?show=forecast')
    await screen.findByText('Tomt i 2037')
    expect(screen.queryByRole('button', { name: /Endre|Fyll/ })).toBeNull()
  })

  test('where somebody saved first, theirs stands beside what was typed', async () => {
    serve({}, { refusals: [refused('cannotHandleTheRequest', 409, { reason: 'stale' })] })
    const { user } = await open('?show=forecast&change=assumptions')
    await user.click(await screen.findByRole('button', { name: 'Lagre forutsetningene' }))
    expect(await screen.findByRole('alert')).toBeDefined()
  })
})
