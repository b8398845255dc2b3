import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readersRights, refused, solveien } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { comment, floor, interiorServer, room } from './interiorServer.ts'

const address = '/private/estate/solveien/interior'
const open = (path = address) => openPage(path, { as: member })
const house = () => [
  floor('Kjeller', [room('Matbod', { type: 'storage', areaM2: 6.5, commentCount: 2 })], { type: 'basement' }),
  floor('Oppe', [room('Emmas rom'), room('Bad', { type: 'bathroom' })]),
]
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

async function deleteFloor(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Valg for Oppe' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Slett etasjen' }))
}

afterEach(() => vi.useRealTimers())

describe('the interior', () => {
  test('shows the floors, their rooms and areas, and is read with one call, and one for what was deleted lately', async () => {
    const { asked } = interiorServer({ floors: house() })
    await open()
    const cellar = await screen.findByRole('region', { name: 'Kjeller' })
    expect(cellar.textContent).toContain('1 rom · 6,5 m²')
    expect(cellar.textContent).toContain('Bod · 6,5 m²')
    expect(within(cellar).getByText('2 kommentarer')).toBeDefined()
    expect(within(cellar).getByRole('link', { name: 'Matbod' }).getAttribute('href')).toBe(`${address}/room/Matbod`)
    expect(screen.getByText('2 etasjer · 3 rom · 26,5 m²')).toBeDefined()
    expect(asked.map(({ operation }) => operation)).toEqual(['Interior', 'RemovedCounts'])
    expect(document.title).toBe('Innvendig – Solveien 14 – Grunnmur')
  })

  test('takes the first floor by itself, too', async () => {
    const server = interiorServer()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Legg til etasje for etasje' }))
    await user.click(await screen.findByRole('button', { name: 'Legg til etasjen' }))
    expect(await screen.findAllByText('Velg hvilken etasje det er.')).not.toHaveLength(0)
    await user.selectOptions(screen.getByLabelText('Etasje'), 'Loft')
    await user.click(screen.getByRole('button', { name: 'Legg til etasjen' }))
    await screen.findByRole('region', { name: 'Loft' })
    expect(server.calls('SaveFloor')[0]!.variables.input).toMatchObject({ estateId: 'solveien', type: 'attic', name: null })
  })

  test('takes a room on a floor, its area as people write it', async () => {
    const floorId = '00000000-0000-4000-8000-000000000001'
    const server = interiorServer({ floors: [floor(floorId, [], { name: 'Oppe' })] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Legg til rom i Oppe' }))
    await user.selectOptions(await screen.findByLabelText('Rom'), 'Kontor')
    await user.type(screen.getByLabelText(/Areal/), '12,5 m2')
    await user.click(screen.getByRole('button', { name: 'Legg til rommet' }))
    await screen.findByRole('region', { name: 'Oppe' })
    expect(server.calls('CreateRoom')[0]!.variables.input).toMatchObject({ floorId, type: 'office', areaM2: 12.5, name: null })
  })

  test('can only be read by those who may not change it', async () => {
    interiorServer({ floors: house(), estate: { ...solveien, may: readersRights } })
    await open(`${address}?floor=new`)
    expect(await screen.findByRole('region', { name: 'Oppe' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Legg til|Valg|Endre/ })).toBeNull()
  })

  test('is put in order by its arrows, keeping the focus', async () => {
    const server = interiorServer({ floors: house() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Endre rekkefølge' }))
    await user.click(await screen.findByRole('button', { name: 'Flytt Oppe opp' }))
    await waitFor(() =>
      expect(server.calls('MoveFloor')[0]?.variables.input).toMatchObject({ floorId: 'Oppe', beforeId: 'Kjeller', version: 1 }),
    )
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Flytt Oppe ned'))
    await user.click(screen.getByRole('button', { name: 'Ferdig' }))
    const regions = await screen.findAllByRole('region', { name: /Oppe|Kjeller/ })
    expect(regions.map((region) => within(region).getByRole('heading').textContent)).toEqual(['Oppe', 'Kjeller'])
  })

  test('that cannot be read can be tried again', async () => {
    const server = interiorServer({ floors: house() })
    server.refuse('Interior', () => refused('internalError', 500))
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Dette lot seg ikke hente' })
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByRole('region', { name: 'Oppe' })).toBeDefined()
  })
})

test('what can be done with a room is reached by keys alone', async () => {
  interiorServer({ floors: house() })
  const { user } = await open()
  const options = await screen.findByRole('button', { name: 'Valg for Matbod' })
  options.focus()
  await user.keyboard('{Enter}')
  const last = await screen.findByRole('menuitem', { name: 'Slett rommet' })
  await user.keyboard('{End}')
  await waitFor(() => expect(last.hasAttribute('data-highlighted')).toBe(true))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Matbod er slettet.')).toBeDefined()
})

describe('deleting a floor with rooms', () => {
  test('asks first, and nothing happens without the yes', async () => {
    const server = interiorServer({ floors: house() })
    const { user } = await open()
    await deleteFloor(user)
    const dialog = await screen.findByRole('alertdialog', { name: 'Slette Oppe?' })
    expect(dialog.textContent).toContain('2 rom og alt som er skrevet om dem')
    const safe = within(dialog).getByRole('button', { name: 'Avbryt' })
    await waitFor(() => expect(document.activeElement).toBe(safe))
    await user.click(safe)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.calls('DeleteFloor')).toHaveLength(0)
  })

  test('can be undone', async () => {
    const server = interiorServer({ floors: house() })
    const { user } = await open()
    await deleteFloor(user)
    await user.click(await screen.findByRole('button', { name: 'Slett etasjen og 2 rom' }))
    expect(await screen.findByText('Oppe er slettet.')).toBeDefined()
    expect(server.calls('DeleteFloor')[0]!.variables).toMatchObject({ floorId: 'Oppe', withRooms: true })
    await user.click(screen.getByRole('button', { name: 'Angre' }))
    expect(names(await screen.findByRole('list', { name: 'Oppe' }))).toEqual(['Emmas rom', 'Bad'])
    expect(server.calls('RestoreFloor')).toHaveLength(1)
  })

  test('leaves the list when the time has run out', async () => {
    interiorServer({ floors: house() })
    const { user } = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await deleteFloor(user)
    await user.click(await screen.findByRole('button', { name: 'Slett etasjen og 2 rom' }))
    await screen.findByText('Oppe er slettet.')
    act(() => void vi.advanceTimersByTime(10_000))
    await waitFor(() => expect(screen.queryByText(/Oppe/)).toBeNull())
    expect(screen.getByRole('region', { name: 'Kjeller' })).toBeDefined()
  })
})

describe('a room', () => {
  const roomAddress = `${address}/room/Bad`
  const picture = { __typename: 'RoomCommentPicture' as const, id: 'p1', file: solveien.image! }

  test('shows what was said of it, by whom and when, with pictures that open large', async () => {
    interiorServer({ floors: house(), comments: [comment('Ny silikon', { pictures: [picture] }), comment('Fukt', { version: 2 })] })
    const { user } = await open(roomAddress)
    const list = await screen.findByRole('list', { name: 'Kommentarer' })
    expect(list.textContent).toContain('Kari Nordmann12.03.2026, 09:07')
    expect(list.textContent).toContain('endret 12.03.2026')
    expect(document.title).toBe('Bad – Solveien 14 – Grunnmur')
    await user.click(screen.getByRole('button', { name: 'Bilde 1 av 1, 12.03.2026' }))
    expect(await screen.findByRole('dialog', { name: 'hus.jpg' })).toBeDefined()
  })

  test('takes a comment, and says what is missing in one', async () => {
    const server = interiorServer({ floors: house() })
    const { user } = await open(roomAddress)
    await user.click(await screen.findByRole('button', { name: 'Legg til kommentar' }))
    await user.click(await screen.findByRole('button', { name: 'Lagre kommentaren' }))
    expect(await screen.findAllByText('Skriv noe, eller legg ved et bilde.')).not.toHaveLength(0)
    await user.type(screen.getByLabelText('Kommentar'), 'Sluken er renset')
    await user.click(screen.getByRole('button', { name: 'Lagre kommentaren' }))
    expect(await screen.findByRole('list', { name: 'Kommentarer' })).toBeDefined()
    expect(server.calls('SaveRoomComment')[0]!.variables.input).toMatchObject({ roomId: 'Bad', text: 'Sluken er renset', fileIds: [] })
  })

  test('shows what somebody else made of a comment, however far down it stands', async () => {
    const comments = Array.from({ length: 45 }, (_, index) => comment(`Merknad ${index}`))
    const server = interiorServer({ floors: house(), comments })
    const { user } = await open(roomAddress)
    await user.click(await screen.findByRole('button', { name: 'Vis flere' }))
    await user.click(await screen.findByRole('button', { name: 'Vis flere' }))
    const item = (await screen.findByText('Merknad 44')).closest('li')!
    await user.click(within(item).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name: 'Endre' }))
    await user.type(await screen.findByLabelText('Kommentar'), ' er sett på')
    server.refuse('SaveRoomComment', () => refused('cannotHandleTheRequest', 409, { reason: 'stale' }))
    // Three more have been written above it meanwhile, so that it stands on another page.
    server.world.comments = [
      ...['a', 'b', 'c'].map((id) => comment(id)),
      ...comments.slice(0, -1),
      comment('Merknad 44', { text: 'Tørt nå', version: 2 }),
    ]
    await user.click(screen.getByRole('button', { name: 'Lagre kommentaren' }))
    await screen.findByText('Noen har endret dette mens du skrev')
    await user.click(screen.getByRole('button', { name: 'Hent den nyeste' }))
    expect(await screen.findByText('Kommentar hos den andre: «Tørt nå»')).toBeDefined()
    expect(screen.queryByText(/Noen har slettet dette/)).toBeNull()
  })

  test('that is not there says so, and leads back', async () => {
    interiorServer({ floors: house() })
    await open(`${address}/room/Borte`)
    await screen.findByRole('heading', { name: 'Vi finner ikke dette' })
    expect(screen.getAllByRole('link', { name: 'Innvendig' }).at(-1)!.getAttribute('href')).toBe(address)
  })

  test('is read by who has a link, without anything to change', async () => {
    interiorServer({ floors: house(), comments: [comment('Fukt', { authorName: null })], estate: { ...solveien, may: readersRights } })
    await openPage('/public-link/key/estate/solveien/interior/room/Bad')
    expect(await screen.findByText('Fukt')).toBeDefined()
    expect(screen.queryByRole('button', { name: /kommentar/ })).toBeNull()
  })
})
