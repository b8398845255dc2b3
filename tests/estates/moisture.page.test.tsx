import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { refused, solveien } from './estateServer.ts'

const reading = (measuredAt: string, value: number) => ({ __typename: 'MoistureReading', measuredAt, value, least: value, most: value })
const sensor = (id: string, more: object = {}) => ({
  __typename: 'MoistureSensor',
  id,
  name: id,
  location: null,
  buildingId: null,
  buildingName: null,
  quantity: 'RH_PERCENT',
  threshold: 75,
  alarmThreshold: 85,
  deviceId: null,
  version: 1,
  newest: null,
  isSilent: false,
  task: null,
  readings: [],
  ...more,
})
const july = reading('2026-07-01T10:00:00.000Z', 78.5)
const cellar = sensor('Kjeller', {
  location: 'Mot nord',
  newest: july,
  readings: [reading('2026-01-01T10:00:00.000Z', 60), july],
})
const token = { __typename: 'MoistureToken', id: 'key', name: 'LoRa', createdAt: '2026-01-01T10:00:00.000Z', lastUsedAt: null }
const changes = rightsTo('estate', 'moisture')

const garage = { __typename: 'Building', id: '0198a5a0-0000-7000-8000-000000000001', name: 'Garasjen' }
/** The garage is the last of so many that they come in two pages. */
const buildingsAfter = (cursor: unknown) => ({
  __typename: 'BuildingConnection',
  edges: cursor
    ? [{ __typename: 'BuildingEdge', cursor: '2', node: garage }]
    : [{ __typename: 'BuildingEdge', cursor: '1', node: { ...garage, id: '0198a5a0-0000-7000-8000-000000000002', name: 'Naustet' } }],
  pageInfo: { __typename: 'PageInfo', hasNextPage: !cursor, endCursor: cursor ? '2' : '1' },
})

interface World {
  sensors?: object[]
  tokens?: object[] | null
  may?: string[]
}

function server({ sensors = [], tokens = [], may = changes }: World = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const state = { refusal: undefined as ReturnType<typeof refused> | undefined, sensors }
  setIdentity(undefined)
  privateClient()
  const windows: unknown[] = []
  const answers: Record<string, () => object> = {
    SaveMoistureSensor: () => ({ saveMoistureSensor: sensor('Loft') }),
    DeleteMoistureSensor: () => ({ deleteMoistureSensor: { __typename: 'Removed', id: 'record' } }),
    AddMoistureReading: () => ({ addMoistureReading: cellar }),
    CreateMoistureToken: () => ({ createMoistureToken: { __typename: 'NewMoistureToken', token: 'grunnmur_moisture_abc' } }),
    RevokeMoistureToken: () => ({ revokeMoistureToken: { __typename: 'Removed', id: 'record' } }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: { estate: { ...solveien, may } } })
      if (operationName === 'MoistureBuildings') return HttpResponse.json({ data: { buildings: buildingsAfter(variables['after']) } })
      if (operationName === 'MoistureMonitoring') {
        windows.push(variables['days'])
        if (state.refusal) return state.refusal.clone()
        const moistureMonitoring = { __typename: 'MoistureMonitoring', id: 'solveien', sensors: state.sensors, tokens }
        return HttpResponse.json({ data: { moistureMonitoring } })
      }
      sent.push({ operation: operationName, variables })
      return state.refusal?.clone() ?? HttpResponse.json({ data: answers[operationName]!() })
    }),
  )
  return { sent, state, windows }
}
const open = (query = '') => openPage(`/private/estate/solveien/moisture-monitoring${query}`, { as: member })

describe('the moisture of an estate', () => {
  test('shows what each sensor says now, and whether that is too damp', async () => {
    server({ sensors: [cellar, sensor('Loft')] })
    const { user } = await open()
    const card = await screen.findByRole('region', { name: 'Kjeller' })
    expect(card.textContent).toContain('78,5 %')
    expect(within(card).getByText('For fuktig')).toBeDefined()
    expect(await within(card).findByRole('img', { name: /Målingene fra Kjeller/ })).toBeDefined()
    await user.click(within(card).getByText('Målingene som tall'))
    expect(within(await within(card).findByRole('table')).getAllByRole('row')).toHaveLength(3)
    expect(within(screen.getByRole('region', { name: 'Loft' })).getByText('Ingen målinger')).toBeDefined()
  })

  test('says what belongs here while there is nothing', async () => {
    server()
    await open()
    await screen.findByRole('heading', { name: 'Ingen fuktsensorer ennå' })
    expect(screen.getByRole('button', { name: 'Legg til sensor' })).toBeDefined()
  })

  test('a reader is offered no change, and sees no keys', async () => {
    server({ sensors: [cellar], tokens: null, may: ['read estate', 'read moisture'] })
    await open('?sensor=new')
    await screen.findByRole('region', { name: 'Kjeller' })
    expect(screen.queryByRole('button', { name: /Endre|Legg til|Skriv inn/ })).toBeNull()
    expect(screen.queryByText('Nøkler for sensornettverk')).toBeNull()
  })

  test('a sensor is added with its limits', async () => {
    const { sent } = server()
    const { user } = await open('?sensor=new')
    await user.type(await screen.findByLabelText(/^Navn/), 'Loft')
    await user.type(screen.getByLabelText(/^For fuktig fra/), '70,5')
    await user.click(screen.getByRole('button', { name: 'Legg til sensor' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables).toMatchObject({ input: { estateId: 'solveien', name: 'Loft', threshold: 70.5, alarmThreshold: null } })
  })

  test('a sensor is put in a building, and stays there until it is moved', async () => {
    const { sent } = server({ sensors: [sensor('Kjeller', { buildingId: garage.id, buildingName: 'Garasjen' })] })
    const { user } = await open('?sensor=Kjeller')
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Bygning/)
    await waitFor(() => expect(field.selectedOptions[0]!.text).toBe('Garasjen'))
    await user.selectOptions(field, 'Ikke i en bygning')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { id: 'Kjeller', buildingId: null } }))
  })

  test('one looks back a year, or as long as one chooses', async () => {
    const { windows, state } = server({ sensors: [cellar] })
    const { user, address } = await open()
    const card = await screen.findByRole('region', { name: 'Kjeller' })
    expect(windows).toEqual([365])
    state.sensors = [{ ...cellar, readings: [] }]
    await user.click(screen.getByRole('button', { name: '7 dager' }))
    expect(await within(card).findByText('Ingen målinger i dette tidsrommet.')).toBeDefined()
    expect([windows.at(-1), address()]).toEqual([7, '/private/estate/solveien/moisture-monitoring?days=7'])
    await user.click(screen.getByRole('button', { name: 'Ett år' }))
    expect(await screen.findByRole('img', { name: /de siste 365 dagene/ })).toBeDefined()
  })

  test('one that has gone silent says so', async () => {
    server({ sensors: [{ ...cellar, isSilent: true, buildingName: 'Garasjen' }] })
    await open()
    const card = await screen.findByRole('region', { name: 'Kjeller' })
    expect(within(card).getByText('Ingen nye målinger siden 01.07.2026')).toBeDefined()
    expect(card.textContent).toContain('Garasjen · Mot nord')
  })

  test('whoever saves second is told', async () => {
    const { state } = server({ sensors: [cellar] })
    const { user } = await open('?sensor=Kjeller')
    await user.type(await screen.findByLabelText(/^Hvor den sitter/), 'vest')
    state.refusal = refused('cannotHandleTheRequest', 409, { reason: 'stale' })
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByRole('button', { name: /Hent/ })).toBeDefined()
  })

  test('a reading is sent as the moment that a Norwegian clock showed', async () => {
    const { sent } = server({ sensors: [cellar] })
    const { user } = await open('?reading=Kjeller')
    await user.type(await screen.findByLabelText(/^Målt verdi/), '64,2')
    await user.clear(screen.getByLabelText(/^Dato/))
    await user.type(screen.getByLabelText(/^Dato/), '05.07.2026')
    await user.clear(screen.getByLabelText(/^Klokkeslett/))
    await user.type(screen.getByLabelText(/^Klokkeslett/), '09.30')
    await user.click(screen.getByRole('button', { name: 'Lagre målingen' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables).toEqual({
      input: { estateId: 'solveien', sensorId: 'Kjeller', value: 64.2, measuredAt: '2026-07-05T07:30:00.000Z' },
    })
  })

  test('what is no percentage, and no time, is said at its field', async () => {
    const { sent } = server({ sensors: [cellar] })
    const { user } = await open('?reading=Kjeller')
    await user.type(await screen.findByLabelText(/^Målt verdi/), '101')
    await user.clear(screen.getByLabelText(/^Klokkeslett/))
    await user.type(screen.getByLabelText(/^Klokkeslett/), '25:00')
    await user.click(screen.getByRole('button', { name: 'Lagre målingen' }))
    expect((await screen.findAllByText('Høyst 100. Tallet er fjernet.')).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Skriv et klokkeslett/).length).toBeGreaterThan(0)
    expect(sent).toHaveLength(0)
  })

  test('a key is shown once and copied, and another revoked after a yes', async () => {
    const { sent } = server({ sensors: [cellar], tokens: [token] })
    const { user } = await open()
    await user.click(await screen.findByText('Nøkler for sensornettverk'))
    await user.type(await screen.findByLabelText(/^Navn på ny nøkkel/), 'Kontoret')
    await user.click(screen.getByRole('button', { name: 'Lag nøkkel' }))
    expect(await screen.findByText('grunnmur_moisture_abc')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Kopier' }))
    expect(await navigator.clipboard.readText()).toBe('grunnmur_moisture_abc')
    await user.click(screen.getByRole('button', { name: 'Trekk tilbake LoRa' }))
    await user.click(await screen.findByRole('button', { name: 'Trekk tilbake' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ operation: 'RevokeMoistureToken', variables: { estateId: 'solveien', id: 'key' } }))
  })

  test('that is closed says who can open it', async () => {
    const { state } = server()
    state.refusal = refused('authorizationFailure', 403)
    await open()
    expect(await screen.findByText(/kan gi deg tilgang/)).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const { state } = server()
    state.refusal = refused('internalError', 500)
    await open()
    expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeDefined()
  })
})
