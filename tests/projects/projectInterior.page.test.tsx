import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comment, floor, room } from '#tests/estates/interior/interiorServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { connection, leader, managerRights, project, projectServer, workerRights } from './projectServer.ts'

const path = '/private/project/bath/estate/solveien/interior'
const worker = [...workerRights, 'read interior', 'update interior']
const reader = ['read project', 'read interior']

function interior(may: string[], more: Parameters<typeof project>[0] = {}) {
  const shown = room('Bad', { type: 'bathroom', commentCount: 1 })
  const on = floor('Oppe', [shown])
  const listed = { ...on, rooms: { ...connection([shown]), __typename: 'RoomConnection' } }
  const frame = project({ may, ...more })
  return projectServer({
    ProjectInterior: () => ({ frame, floors: connection([listed]) }),
    ProjectRemovedCounts: () => ({ removedFloors: connection([]), removedRooms: connection([]) }),
    ProjectRoomPage: () => ({
      frame,
      room: {
        ...shown,
        floor: { __typename: 'Floor', id: on.id, type: on.type, name: on.name },
        comments: connection([comment('Sluk i hjørnet')]),
      },
    }),
    SaveProjectFloor: ({ input }) => ({ saveFloor: floor('ny', [], { type: input!['type'] as 'loft' }) }),
    SaveProjectRoomComment: ({ input }) => ({ saveRoomComment: comment('ny', { text: String(input!['text']) }) }),
  })
}

test('the interior below a project is changed by whoever works on it, by the project’s leave', async () => {
  const sent = interior(worker)
  const { user } = await openPage(path, { as: leader })
  const oppe = await screen.findByRole('region', { name: 'Oppe' })
  expect(within(oppe).getByRole('link', { name: 'Bad' }).getAttribute('href')).toBe(`${path}/room/Bad`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nytt bad, 1. etasje')
  await user.click(screen.getByRole('button', { name: 'Legg til etasje' }))
  await user.selectOptions(await screen.findByLabelText('Etasje'), 'Loft')
  await user.click(screen.getByRole('button', { name: 'Legg til etasjen' }))
  await screen.findByRole('region', { name: 'Oppe' })
  expect(sent[0]).toMatchObject({ operation: 'SaveProjectFloor', variables: { input: { projectId: 'bath', estateId: 'solveien' } } })
})

test('a room there takes a comment, and leads back into the project', async () => {
  const sent = interior(worker)
  const { user } = await openPage(`${path}/room/Bad`, { as: leader })
  await screen.findByText('Sluk i hjørnet')
  expect(screen.getByRole('link', { name: 'Innvendig' }).getAttribute('href')).toBe(path)
  await user.click(screen.getByRole('button', { name: 'Legg til kommentar' }))
  await user.type(await screen.findByLabelText('Kommentar'), 'Membranen er lagt')
  await user.click(screen.getByRole('button', { name: 'Lagre kommentaren' }))
  await screen.findByText('Sluk i hjørnet')
  expect(sent[0]).toMatchObject({
    operation: 'SaveProjectRoomComment',
    variables: { input: { projectId: 'bath', estateId: 'solveien', roomId: 'Bad', text: 'Membranen er lagt' } },
  })
})

test('whoever only reads the project reads its interior', async () => {
  interior(reader)
  await openPage(`${path}?floor=new`, { as: leader })
  await screen.findByRole('region', { name: 'Oppe' })
  expect(screen.queryByRole('button', { name: /Legg til|Valg|Endre/ })).toBeNull()
})

test('of a completed project it is hidden, and found on the property', async () => {
  interior(managerRights, { isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z' })
  await openPage(path, { as: leader })
  const link = await screen.findByRole('link', { name: 'Innvendig på eiendommen' })
  expect(link.getAttribute('href')).toBe('/private/estate/solveien/interior')
  expect(screen.queryByRole('region', { name: 'Oppe' })).toBeNull()
})

test.each(['', '/plan', '/year-wheel', '/participants', '/economy', '/reports'])(
  'of a completed project the plan (%s) is hidden by its address too, and found on the property',
  async (screenOf) => {
    const frame = project({ may: managerRights, isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z' })
    projectServer({ ProjectFrame: () => ({ project: frame }) })
    await openPage(`/private/project/bath/estate/solveien/maintenance${screenOf}`, { as: leader })
    const link = await screen.findByRole('link', { name: 'Til eiendommen' })
    expect(link.getAttribute('href')).toBe(`/private/estate/solveien/maintenance${screenOf}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nytt bad, 1. etasje')
  },
)
