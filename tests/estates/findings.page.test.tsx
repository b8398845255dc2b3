import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { buildingServer, changersRights, hovedhus, readersRights, roof, sluk } from './buildingServer.ts'
import { refused } from './estateServer.ts'

const start = '/private/estate/solveien/technical-info'
const open = (path: string) => openPage(start + path, { as: { ...member, features: { maintenancePlan: true } } })
const planners = [...changersRights, ...rightsTo('maintenance-plan')]
const grave = { ...hovedhus, parts: [{ ...roof, conditionGrade: 'TG3' as const }] }
const failed = { ...sluk, isCompleted: true, completedAt: '2026-11-01T10:00:00.000Z', result: 'notOk' as const }
const task = {
  __typename: 'FindingTask' as const,
  id: 'oppgave',
  areaId: 'tak',
  buildingId: 'hovedhus',
  title: 'Utbedre Tak',
  status: 'active' as const,
  nextDate: '2026-12-01',
  doneDate: null,
}
const listed = '/private/estate/solveien/maintenance/plan/building/hovedhus/area/tak/listed/oppgave'

describe('a task of what was found', () => {
  test('a part in a bad condition becomes one with everything filled in, and is then shown with it', async () => {
    const server = buildingServer({ building: grave, may: planners })
    const { user } = await open('/building/hovedhus')
    await user.click(await screen.findByRole('button', { name: 'Lag oppgave av 26 Tak' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lag oppgave' })
    expect(within(dialog).getByDisplayValue('Utbedre Tak')).toBeDefined()
    expect(within(dialog).getByDisplayValue('40000')).toBeDefined()
    server.world.task = task
    await user.click(within(dialog).getByRole('button', { name: 'Lag oppgaven' }))
    const link = await screen.findByRole('link', { name: 'Oppgave: Utbedre Tak (frist 01.12.2026)' })
    expect(link.getAttribute('href')).toBe(listed)
    expect(server.calls('MakeTaskOfFinding').map(({ input }) => input)).toMatchObject([
      { origin: { kind: 'condition', findingId: 'tak' }, priority: 1, estimatedCost: 40_000, areaId: null, period: null },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('whoever comes second is shown the one that is there', async () => {
    const server = buildingServer({ building: grave, may: planners })
    server.refuse('MakeTaskOfFinding', () => refused('entityAlreadyExists', 409))
    const { user } = await open('/building/hovedhus')
    await user.click(await screen.findByRole('button', { name: 'Lag oppgave av 26 Tak' }))
    server.world.task = task
    await user.click(await screen.findByRole('button', { name: 'Lag oppgaven' }))
    expect(await screen.findByRole('link', { name: /^Oppgave: Utbedre Tak/ })).toBeDefined()
  })

  test('once it is done the part is to be looked at again', async () => {
    buildingServer({ building: grave, may: planners, task: { ...task, status: 'archived', nextDate: null, doneDate: '2026-11-03' } })
    const { user, address } = await open('/building/hovedhus')
    expect(await screen.findByRole('link', { name: 'Utført 03.11.2026: Utbedre Tak' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Sett ny tilstandsgrad' }))
    expect(address()).toContain('part=tak')
  })

  test('a control point says how it was found, and one that is not OK becomes a task where it fits', async () => {
    const server = buildingServer({ point: failed, may: planners })
    const { user } = await open('/control-point/sluk?buildingId=hovedhus')
    expect(await screen.findByText('Ikke OK')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Lag oppgave av Fall til sluk' }))
    await user.selectOptions(await screen.findByLabelText('Bygningsdel'), await screen.findByRole('option', { name: /25/ }))
    await user.click(screen.getByRole('button', { name: 'Hvert år' }))
    await user.click(screen.getByRole('button', { name: 'Lag oppgaven' }))
    await waitFor(() => expect(server.calls('MakeTaskOfFinding')).toHaveLength(1))
    expect(server.calls('MakeTaskOfFinding')[0]!.input).toMatchObject({
      origin: { kind: 'controlPoint', findingId: 'sluk' },
      areaId: 'bad',
      title: 'Utbedre: Fall til sluk',
      period: 'month',
      interval: 12,
    })
  })

  test('a reader sees the task and makes none', async () => {
    buildingServer({ building: grave, may: [...readersRights, 'read maintenance-plan'], task })
    await open('/building/hovedhus')
    expect(await screen.findByRole('link', { name: /^Oppgave: Utbedre Tak/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Lag oppgave/ })).toBeNull()
  })

  test('where plans are switched off, none is made and none is asked for', async () => {
    const server = buildingServer({ building: grave, may: planners, task })
    await openPage(`${start}/building/hovedhus`, { as: member })
    expect(await screen.findByText('TG3 Må utbedres nå')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Lag oppgave/ })).toBeNull()
    expect(server.calls('BuildingFindings')).toEqual([])
  })

  test('who does not see the plan is told nothing of it', async () => {
    const server = buildingServer({ building: grave, may: readersRights, task })
    await open('/building/hovedhus')
    expect(await screen.findByText('TG3 Må utbedres nå')).toBeDefined()
    expect(server.calls('BuildingFindings')).toEqual([])
    expect(screen.queryByRole('link', { name: /^Oppgave:/ })).toBeNull()
  })
})
