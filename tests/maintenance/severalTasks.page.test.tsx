import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { ManyDonePartsFragment } from '#client/generated/graphql.ts'
import { today } from '#schema/day.ts'
import { network } from '#tests/support/network.ts'
import { changes, id, open, planServer, task, wholeRoof } from './planServer.ts'

const line = (n: number, title: string) => ({ ...task, id: id(n), title, nextDate: '2031-02-01', nextDueDate: '2031-01-31' })
const lines = [line(5, 'Takrenner'), line(6, 'Sluk'), line(7, 'Ventiler')]
const area = `/plan/building/${id(1)}/area/${id(2)}`

interface World {
  left?: ManyDonePartsFragment['left']
  may?: string[]
}

/** An area with three tasks; what was done leaves it. */
function severalServer({ left = [], may = changes }: World = {}) {
  const sent: { operationName: string; input: Record<string, unknown> }[] = []
  let present = lines
  planServer({ may })
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.clone().json()) as {
        operationName: string
        variables: { input: { ids?: string[]; times?: { taskId: string }[] } }
      }
      if (operationName === 'MaintenanceArea') return HttpResponse.json({ data: { maintenanceArea: { ...wholeRoof, tasks: present } } })
      if (operationName === 'EstateDeletions') return HttpResponse.json({ data: { estateDeletions: deletionsOf(['5', '6']) } })
      if (operationName === 'FindingPlaces') return HttpResponse.json({ data: { maintenanceBuildingOptions: buildings } })
      if (operationName === 'ResponsibleOptions') return HttpResponse.json({ data: { responsibleOptions: responsibles } })
      if (!/MaintenanceTasks|RestoreEstateDeletions/.test(operationName)) return undefined
      const { input } = variables
      sent.push({ operationName, input })
      const ids = input.ids ?? input.times!.map(({ taskId }) => taskId)
      const done = ids.filter((one) => !left.some((other) => other.id === one))
      if (/Archive|Delete/.test(operationName)) present = present.filter((one) => !done.includes(one.id))
      return HttpResponse.json({ data: { outcome: { __typename: 'ManyDone', done, left } } })
    }),
  )
  return sent
}
const deletionsOf = (names: string[]) => ({
  __typename: 'DeletionConnection',
  totalCount: names.length,
  edges: names.map((n) => ({
    __typename: 'DeletionEdge',
    cursor: n,
    node: {
      __typename: 'Deletion',
      id: `slettet-${n}`,
      kind: 'planTask',
      recordId: id(Number(n)),
      name: n,
      deletedByName: null,
      deletedAt: '2031-01-01T00:00:00.000Z',
      restorableUntil: '2031-01-31T00:00:00.000Z',
      pictureCount: 0,
      paperCount: 0,
      size: 0,
    },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})
const facade = { __typename: 'MaintenanceArea', id: id(8), code: '23', name: null }
const roof = { __typename: 'MaintenanceArea', id: id(2), code: '26', name: null }
const buildings = {
  __typename: 'MaintenanceBuildingConnection',
  edges: [
    {
      __typename: 'MaintenanceBuildingEdge',
      cursor: id(1),
      node: { __typename: 'MaintenanceBuilding', id: id(1), name: 'Hovedhus', areas: [facade, roof] },
    },
  ],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
}
const responsibles = [
  { __typename: 'ResponsibleOption', id: null, name: null, kind: 'landlord' },
  { __typename: 'ResponsibleOption', id: id(9), name: 'Nordre Rør', kind: 'supplier' },
]

const markFirstTwo = async (user: { click: (on: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Merk Takrenner' }))
  await user.click(screen.getByRole('checkbox', { name: 'Merk Sluk' }))
}
const times = (...ids: number[]) => ids.map((n) => ({ taskId: id(n), dueDate: '2031-01-31' }))

describe('several tasks of an area', () => {
  test('are marked and done on one day; what was not is named with its reason', async () => {
    const left = [{ __typename: 'LeftRecord' as const, id: id(6), name: 'Sluk', reason: 'wrongState' as const }]
    const sent = severalServer({ left })
    const { user } = await open(area)
    await markFirstTwo(user)
    const bar = await screen.findByRole('toolbar', { name: 'Med de 2 som er merket' })
    await user.click(within(bar).getByRole('button', { name: 'Utført' }))
    await user.click(await screen.findByRole('button', { name: 'Merk 2 som utført' }))
    expect(await screen.findByText('«Takrenner» er merket som utført.')).toBeTruthy()
    expect(screen.getByText(/Ikke rørt.*«Sluk»/)).toBeTruthy()
    expect(sent).toEqual([
      { operationName: 'ArchiveMaintenanceTasks', input: { estateId: 'solveien', times: times(5, 6), doneDate: today(), comment: null } },
    ])
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  test('are given another day, and get back the day that they had', async () => {
    const sent = severalServer()
    const { user } = await open(area)
    await markFirstTwo(user)
    await user.click(await screen.findByRole('button', { name: 'Ny dag' }))
    await user.type(await screen.findByRole('textbox', { name: /^Ny dag/ }), '05.03.2031')
    await user.click(screen.getByRole('button', { name: 'Flytt 2' }))
    expect(await screen.findByText('2 oppgaver har fått ny dag.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Angre' }))
    const moved = (movedTo: string) => times(5, 6).map((time) => ({ ...time, movedTo }))
    await waitFor(() => expect(sent.map(({ input }) => input['times'])).toEqual([moved('2031-03-05'), moved('2031-02-01')]))
  })

  test('are moved to another part of the building', async () => {
    const sent = severalServer()
    const { user } = await open(area)
    await markFirstTwo(user)
    await user.click(await screen.findByRole('button', { name: 'Ny bygningsdel' }))
    const part = await screen.findByRole('combobox', { name: 'Bygningsdel' })
    await waitFor(() => expect(within(part).getAllByRole('option')).toHaveLength(2))
    await user.selectOptions(part, id(8))
    await user.click(screen.getByRole('button', { name: 'Flytt 2' }))
    expect(await screen.findByText('2 oppgaver står på en annen bygningsdel.')).toBeTruthy()
    expect(sent[0]).toEqual({
      operationName: 'MoveMaintenanceTasksToArea',
      input: { estateId: 'solveien', ids: [id(5), id(6)], areaId: id(8) },
    })
  })

  test('are given to a supplier', async () => {
    const sent = severalServer()
    const { user } = await open(area)
    await markFirstTwo(user)
    await user.click(await screen.findByRole('button', { name: 'Gi til' }))
    const who = await screen.findByRole('combobox', { name: 'Ansvarlig' })
    await within(who).findByRole('option', { name: 'Nordre Rør' })
    await user.selectOptions(who, id(9))
    await user.click(screen.getByRole('button', { name: 'Gi bort 2' }))
    expect(await screen.findByText('2 oppgaver har fått ny ansvarlig.')).toBeTruthy()
    expect(sent[0]!.input).toEqual({ estateId: 'solveien', ids: [id(5), id(6)], responsibleKind: 'supplier', responsibleId: id(9) })
  })

  test('are deleted, and can be had back at once', async () => {
    const sent = severalServer()
    const { user } = await open(area)
    await markFirstTwo(user)
    await user.click(await screen.findByRole('button', { name: 'Slett' }))
    expect(await screen.findByText('2 oppgaver er slettet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Angre' }))
    expect(await screen.findByText('2 oppgaver er tilbake.')).toBeTruthy()
    expect(sent.map(({ operationName, input }) => [operationName, input['ids']])).toEqual([
      ['DeleteMaintenanceTasks', [id(5), id(6)]],
      ['RestoreEstateDeletions', ['slettet-5', 'slettet-6']],
    ])
  })

  test('are marked by keys: space, a range with shift, Escape for none', async () => {
    severalServer()
    const { user } = await open(area)
    const first = await screen.findByRole('checkbox', { name: 'Merk Takrenner' })
    first.focus()
    await user.keyboard(' ')
    expect(await screen.findByRole('toolbar', { name: 'Med den ene som er merket' })).toBeTruthy()
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Merk Ventiler' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('toolbar', { name: 'Med de 3 som er merket' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Merk alle 3' }).checked).toBe(true)
    expect(screen.getAllByText('3 merket').length).toBeGreaterThan(1)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  test('are not marked by whoever may change nothing there', async () => {
    severalServer({ may: ['read estate', 'read maintenance-plan'] })
    await open(area)
    expect(await screen.findByText('Takrenner')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
