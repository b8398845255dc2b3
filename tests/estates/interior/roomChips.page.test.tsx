import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readersRights, refused, solveien } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { interiorServer } from './interiorServer.ts'

const open = () => openPage('/private/estate/solveien/interior', { as: member })

describe('the interior of a new house', () => {
  test('takes all that there is in a new house in one step, once', async () => {
    const server = interiorServer()
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Hvilke rom er det?' })
    expect(screen.getByRole('button', { name: 'Legg til rom' })).toHaveProperty('disabled', true)
    const press = async (name: string) => user.click(screen.getByRole('button', { name }))
    for (const name of ['Stue', 'Kjøkken', 'Soverom', 'Kontor', 'Kontor']) await press(name)
    for (const name of ['Ett til: Soverom', 'Ett til: Soverom', 'Ett færre: Soverom']) await press(name)
    expect(screen.getByRole('button', { name: 'Soverom × 2', pressed: true })).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Etasje'), '2. etasje')
    await user.dblClick(screen.getByRole('button', { name: 'Legg til 4 rom' }))
    await screen.findByRole('region', { name: '2. etasje' })
    const id: unknown = expect.any(String)
    expect(server.calls('AddRooms').map(({ variables }) => variables.input)).toEqual([
      {
        estateId: 'solveien',
        floorType: 'floor2',
        rooms: [
          { id, type: 'livingRoom' },
          { id, type: 'kitchen' },
          { id, type: 'bedroom', name: 'Soverom 1' },
          { id, type: 'bedroom', name: 'Soverom 2' },
        ],
      },
    ])
  })

  test('keeps what was chosen where it could not be saved, and sends the same rooms again', async () => {
    const server = interiorServer()
    server.refuse('AddRooms', () => refused('internalError', 500))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Bad' }))
    await user.click(screen.getByRole('button', { name: 'Legg til ett rom' }))
    await screen.findByText(/intern feil/)
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Legg til ett rom' }))
    await screen.findByRole('region', { name: '1. etasje' })
    const [first, second] = server.calls('AddRooms')
    expect(second!.variables).toEqual(first!.variables)
  })

  test('says who has added nothing to whoever only reads', async () => {
    interiorServer({ estate: { ...solveien, may: readersRights } })
    await open()
    await screen.findByRole('heading', { name: 'Ingen etasjer ennå' })
    expect(screen.queryByRole('button', { name: /Legg til/ })).toBeNull()
  })
})
