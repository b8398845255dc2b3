import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { buildingServer, hovedhus, readersRights, roof, stale } from './buildingServer.ts'
import { refused } from './estateServer.ts'

const address = '/private/estate/solveien/technical-info/building/hovedhus'
const open = (query = '') => openPage(address + query, { as: member })

describe('a building', () => {
  test('shows how it is, what is kept on it and how it is built, with one call', async () => {
    const server = buildingServer({ building: { ...hovedhus, parts: [roof], drawingCount: 2 } })
    await open()
    await screen.findByRole('heading', { level: 2, name: 'Hovedhus' })
    expect(screen.getByText('Årsak: Takpappen sprekker.')).toBeDefined()
    expect(screen.getByText('2 tegninger')).toBeDefined()
    expect(screen.getByText('214,5 m²')).toBeDefined()
    expect(server.calls('Building')).toHaveLength(1)
  })

  test('without anything written says what belongs here', async () => {
    buildingServer({ building: { ...hovedhus, builtYear: null, grossAreaM2: null, floorsCount: null, roofCovering: null } })
    await open()
    for (const said of [/Ingen bygningsdeler er vurdert/, /Ingen kontrollpunkter ennå/, /Ingen har skrevet hvordan/]) {
      expect(await screen.findByText(said)).toBeDefined()
    }
  })

  test('can only be read by those who may not change it', async () => {
    buildingServer({ building: { ...hovedhus, parts: [roof] }, may: readersRights })
    await open('?facts=change')
    await screen.findByRole('heading', { level: 2, name: 'Hovedhus' })
    expect(screen.queryByRole('button', { name: /Endre|Slett|Vurder/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Legg til kontrollpunkt' })).toBeNull()
  })

  test('takes no number that cannot be: it is removed, and nothing is saved before that was seen', async () => {
    const server = buildingServer()
    const { user } = await open('?facts=change')
    const floors = (await screen.findByLabelText(/^Etasjer/)) as HTMLInputElement
    await user.clear(floors)
    await user.type(floors, '201')
    await user.click(screen.getByRole('button', { name: 'Lagre bygningen' }))
    expect(await screen.findByText('Høyst 200. Tallet er fjernet.')).toBeDefined()
    expect(floors.value).toBe('')
    expect(server.calls('UpdateBuilding')).toHaveLength(0)
    await user.type(floors, '3')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(floors.value).toBe('4')
    expect(screen.queryByText(/Tallet er fjernet/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Lagre bygningen' }))
    await waitFor(() => expect(server.calls('UpdateBuilding')[0]!.input).toMatchObject({ floorsCount: 4 }))
  })

  test('a number that was removed may stay away', async () => {
    const server = buildingServer()
    const { user } = await open('?facts=change')
    const floors = await screen.findByLabelText(/^Etasjer/)
    await user.clear(floors)
    await user.type(floors, '201')
    const save = screen.getByRole('button', { name: 'Lagre bygningen' })
    await user.click(save)
    await user.click(save)
    await waitFor(() => expect(server.calls('UpdateBuilding')[0]!.input).toMatchObject({ floorsCount: null }))
  })

  test('that is not there says so, and leads back to the others', async () => {
    buildingServer({ building: null })
    await open()
    await screen.findByRole('heading', { name: 'Vi finner ikke dette' })
    expect(screen.getByRole('heading', { level: 1, name: 'Solveien 14' })).toBeDefined()
  })

  test('that is closed says who can open it', async () => {
    const server = buildingServer()
    server.refuse('Building', () => refused('authorizationFailure', 403))
    await open()
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const server = buildingServer()
    server.refuse('Building', () => refused('internalError', 500))
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.recover()
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 2, name: 'Hovedhus' })).toBeDefined()
  })

  test('is deleted after a yes, and not by a no', async () => {
    const server = buildingServer()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Slett bygningen' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Slette Hovedhus?' })
    await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    server.refuse('DeleteBuilding', () => refused('internalError', 500))
    await user.click(screen.getByRole('button', { name: 'Slett bygningen' }))
    await user.click(await screen.findByRole('button', { name: 'Slett Hovedhus' }))
    await waitFor(() => expect(server.calls('DeleteBuilding')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 2, name: 'Hovedhus' })).toBeDefined()
  })
})

describe('changing a building', () => {
  const save = () => screen.getByRole('button', { name: 'Lagre bygningen' })

  test('takes figures as people write them, and saves once for two clicks', async () => {
    const server = buildingServer()
    const { user, address: here } = await open('?facts=change')
    const area = await screen.findByLabelText(/Bruttoareal/)
    expect((area as HTMLInputElement).value).toBe('214,5')
    await user.clear(area)
    await user.type(area, '1 214,25')
    await user.dblClick(save())
    await waitFor(() => expect(here()).toBe(address))
    expect(server.calls('UpdateBuilding').map(({ input }) => input)).toMatchObject([{ grossAreaM2: 1214.25, version: 1 }])
  })

  test('names the fields at fault', async () => {
    const server = buildingServer()
    const { user } = await open('?facts=change')
    await user.clear(await screen.findByLabelText('Navn'))
    await user.type(screen.getByLabelText(/Bygningsnummer/), 'tolv')
    await user.click(save())
    expect(await screen.findAllByText('Skriv hva bygningen kalles.')).toHaveLength(2)
    expect(screen.getByLabelText(/Bygningsnummer/).getAttribute('aria-invalid')).toBe('true')
    expect(server.calls('UpdateBuilding')).toHaveLength(0)
  })

  test('says on the name that it is taken', async () => {
    const server = buildingServer()
    server.refuse('UpdateBuilding', () => refused('entityAlreadyExists', 409))
    const { user } = await open('?facts=change')
    await user.type(await screen.findByLabelText('Navn'), ' 2')
    await user.click(save())
    expect(await screen.findAllByText('Eiendommen har en bygning med dette navnet fra før.')).toHaveLength(2)
  })

  test('that somebody else has changed keeps what was typed, upon the newest', async () => {
    const server = buildingServer()
    const { user, address: here } = await open('?facts=change')
    await user.type(await screen.findByLabelText('Navn'), ' nord')
    server.world.building = { ...hovedhus, heating: 'Vedovn', version: 2 }
    server.refuse('UpdateBuilding', stale)
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Oppvarming/).value).toBe('Vedovn'))
    expect(screen.getByLabelText<HTMLInputElement>('Navn').value).toBe('Hovedhus nord')
    server.recover()
    await user.click(save())
    await waitFor(() => expect(here()).toBe(address))
    expect(server.calls('UpdateBuilding')[1]!.input).toMatchObject({ name: 'Hovedhus nord', heating: 'Vedovn', version: 2 })
  })
})

describe('the condition of a part', () => {
  const add = () => screen.findByRole('button', { name: 'Vurder bygningsdel' })

  test('asks why where something is wrong, and what it costs where it must be mended now', async () => {
    const server = buildingServer()
    const { user } = await open('?part=new')
    await user.selectOptions(await screen.findByLabelText('Bygningsdel'), '26 Tak')
    await user.selectOptions(screen.getByLabelText('Tilstandsgrad'), 'TG3 Må utbedres nå')
    await user.click(await add())
    for (const fault of ['Skriv hva avviket skyldes.', 'Skriv hva avviket kan føre til.', 'Skriv hva det omtrent vil koste å utbedre.']) {
      expect(await screen.findAllByText(fault)).toHaveLength(2)
    }
    await user.selectOptions(screen.getByLabelText('Tilstandsgrad'), 'TG1 Vanlig slitasje')
    await user.click(await add())
    await waitFor(() => expect(server.calls('SaveBuildingPart')[0]?.input).toMatchObject({ code: '26', conditionGrade: 'TG1' }))
  })

  test('shows what the server refuses on its field', async () => {
    const server = buildingServer({ building: { ...hovedhus, parts: [roof] } })
    server.refuse('SaveBuildingPart', () => refused('unprocessableEntity', 422, { fields: { 'input.cause': 'tooLong' } }))
    const { user } = await open('?part=tak')
    await user.type(await screen.findByLabelText('Årsak'), '!')
    await user.click(screen.getByRole('button', { name: 'Lagre vurderingen' }))
    await waitFor(() => expect(screen.getByLabelText('Årsak').getAttribute('aria-invalid')).toBe('true'))
  })

  test('that is deleted can be had back', async () => {
    buildingServer({ building: { ...hovedhus, parts: [roof] } })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Slett vurderingen av 26 Tak' }))
    expect(await screen.findByText('Vurderingen av 26 Tak er slettet.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Angre' }))
    expect(await screen.findByText('Årsak: Takpappen sprekker.')).toBeDefined()
  })
})
