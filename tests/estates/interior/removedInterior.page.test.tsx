import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readersRights, refused, solveien } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { floor, interiorServer, removedFloor, removedRoom, room } from './interiorServer.ts'

const open = () => openPage('/private/estate/solveien/interior', { as: member })
const upstairs = () => floor('Oppe', [room('Bad', { type: 'bathroom' })])

async function openDialog(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Nylig slettet/ }))
  return screen.findByRole('dialog', { name: 'Nylig slettet' })
}

describe('what was deleted lately', () => {
  test('shows nothing where nothing was', async () => {
    const server = interiorServer({ floors: [upstairs()] })
    await open()
    await waitFor(() => expect(server.calls('RemovedCounts')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /Nylig slettet/ })).toBeNull()
  })

  test('is not asked for by those who may not bring it back', async () => {
    const server = interiorServer({
      floors: [upstairs()],
      removedRooms: [removedRoom('Kott', upstairs())],
      estate: { ...solveien, may: readersRights },
    })
    await open()
    await screen.findByRole('region', { name: 'Oppe' })
    expect(screen.queryByRole('button', { name: /Nylig slettet/ })).toBeNull()
    expect(server.calls('RemovedCounts')).toHaveLength(0)
  })

  test('says what it was, when and by whom it was deleted, and until when it can be had back', async () => {
    interiorServer({
      floors: [upstairs()],
      removedFloors: [removedFloor('Hems', 2)],
      removedRooms: [removedRoom('Kott', upstairs()), removedRoom('Bod', removedFloor('Hems'), true)],
    })
    const { user } = await open()
    const dialog = await openDialog(user)
    const [hems, kott, bod] = await within(dialog).findAllByRole('listitem')
    expect(hems!.textContent).toContain('HemsMed 2 romSlettet 12.03.2026 av Kari NordmannKan gjenopprettes til 11.04.2026')
    expect(kott!.textContent).toContain('KottOppe')
    expect(bod!.textContent).toContain('Etasjen er også slettet. Gjenopprett Hems først.')
    expect(within(bod!).queryByRole('button')).toBeNull()
  })

  test('comes back to its place, and the dialog closes after the last', async () => {
    const server = interiorServer({ floors: [upstairs()], removedRooms: [removedRoom('Kott', upstairs()), removedRoom('Bod', upstairs())] })
    const { user } = await open()
    const dialog = await openDialog(user)
    await user.click(await within(dialog).findByRole('button', { name: 'Gjenopprett Kott' }))
    await waitFor(() => expect(within(dialog).queryByText('Kott')).toBeNull())
    await user.click(within(dialog).getByRole('button', { name: 'Gjenopprett Bod' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('RestoreRoom').map(({ variables }) => variables.id)).toEqual(['Kott', 'Bod'])
    const list = await screen.findByRole('list', { name: 'Oppe' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bad', 'Kott', 'Bod'])
    await waitFor(() => expect(screen.queryByRole('button', { name: /Nylig slettet/ })).toBeNull())
  })

  test('can be had back where no floor is left', async () => {
    interiorServer({ removedFloors: [removedFloor('Hems')] })
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Hvilke rom er det?' })
    expect(await within(await openDialog(user)).findByRole('button', { name: 'Gjenopprett Hems' })).toBeDefined()
  })

  test('says so when somebody else has brought it back meanwhile', async () => {
    const server = interiorServer({ floors: [upstairs()], removedRooms: [removedRoom('Kott', upstairs())] })
    const { user } = await open()
    await screen.findByRole('button', { name: /^Nylig slettet/ })
    server.world.removedRooms = []
    expect(await within(await openDialog(user)).findByText('Ingenting er slettet de siste 30 dagene.')).toBeDefined()
  })

  test('that cannot be read says so, and is tried again', async () => {
    const server = interiorServer({ floors: [upstairs()], removedRooms: [removedRoom('Kott', upstairs())] })
    server.refuse('RemovedRooms', () => refused('internalError', 500))
    const { user } = await open()
    const dialog = await openDialog(user)
    await within(dialog).findByRole('heading', { name: 'Dette lot seg ikke hente' })
    server.recover()
    await user.click(within(dialog).getByRole('button', { name: 'Prøv igjen' }))
    expect(await within(dialog).findByText('Kott')).toBeDefined()
  })
})
