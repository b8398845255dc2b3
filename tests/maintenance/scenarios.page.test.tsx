import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { economyServer, open, reads } from './economyServer.ts'
import { forecast, scenario } from './forecasts.ts'

const [wall, roof] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'] as const
const task = (id: string, title: string, nextDate: string) => ({
  __typename: 'MaintenanceTask',
  id,
  title,
  nextDate,
  estimatedCost: 1_200_000,
})
const tasks = {
  comingTasks: {
    __typename: 'MaintenanceTaskConnection',
    edges: [task(wall, 'Fasade B', '2037-05-01'), task(roof, 'Tak A', '2031-06-15')].map((node) => ({
      __typename: 'MaintenanceTaskEdge',
      cursor: node.id,
      node,
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
}
const serve = (values: object = {}, more: object = {}) =>
  economyServer({ answers: { MaintenanceForecast: { maintenanceForecast: forecast(values) }, TasksOfScenario: tasks }, ...more })

describe('scenarios of a forecast', () => {
  test('are compared with the plan in one picture and in the table; the one that is chosen shows its costs', async () => {
    serve({ scenarios: [scenario()] })
    const { user } = await open('?show=forecast')
    const plan = await screen.findByRole('radio', { name: /Planen i dag/ })
    expect((plan as HTMLInputElement).checked).toBe(true)
    expect(screen.getByText(/Sparer 820\s000 kr i året fra 2027\. Fasade B flyttes fra 2037 til 2043/)).toBeDefined()
    expect(screen.getByRole('img', { name: /i planen og i hvert scenario/ })).toBeDefined()
    const table = within(screen.getByRole('group', { name: 'Tallene' }))
    expect(table.getByRole('columnheader', { name: 'Fond, Spar mer' })).toBeDefined()
    fireEvent.change(screen.getByRole('slider', { name: 'Vis fondet år for år' }), { target: { value: '2030' } })
    expect(screen.getByText(/^2030: Planen i dag 1\s200\s000 kr · Spar mer 2\s000\s000 kr/)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /Spar mer/ }))
    expect(await screen.findByRole('heading', { name: 'Ta i bruk «Spar mer»?' })).toBeDefined()
    expect(table.getByRole('columnheader', { name: 'Fond, Planen i dag' })).toBeDefined()
  })

  test('one is adopted, and can be undone', async () => {
    const before = forecast({ scenarios: [scenario()] })
    const after = forecast({
      scenarios: [scenario({ adoptedAt: '2026-11-23T10:00:00.000Z', mayTakeBack: true, years: [], buildings: [] })],
    })
    const sent = economyServer({
      answers: { MaintenanceForecast: { maintenanceForecast: before }, AdoptScenario: { adoptScenario: after } },
    })
    const { user } = await open('?show=forecast')
    await user.click(await screen.findByRole('radio', { name: /Spar mer/ }))
    await user.click(screen.getByRole('button', { name: 'Ta i bruk scenariet' }))
    expect(await screen.findByText(/«Spar mer» ble tatt i bruk/)).toBeDefined()
    expect(screen.queryByRole('radio', { name: /Spar mer/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Angre' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ operation: 'TakeBackScenario', variables: { estateId: 'solveien', id: 's1' } })
  })

  test('one whose tasks have changed says so and is not adopted; refused meanwhile, that is told', async () => {
    serve({ scenarios: [scenario({ isBehind: true })] })
    const { user } = await open('?show=forecast')
    expect(await screen.findByText('Planen er endret')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /Spar mer/ }))
    expect(screen.getByRole('button', { name: 'Ta i bruk scenariet' }).hasAttribute('disabled')).toBe(true)
  })

  test('where somebody changed the plan first, adopting is refused in words', async () => {
    serve({ scenarios: [scenario()] }, { refusals: [refused('cannotHandleTheRequest', 409, { reason: 'stale' })] })
    const { user } = await open('?show=forecast')
    await user.click(await screen.findByRole('radio', { name: /Spar mer/ }))
    await user.click(screen.getByRole('button', { name: 'Ta i bruk scenariet' }))
    expect(await screen.findByText(/Planen er endret siden scenariet ble laget/)).toBeDefined()
  })

  test('a new one moves a task to another year, joins another and saves more', async () => {
    const sent = serve()
    const { user } = await open('?show=forecast&scenario=new')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Navn/ }), { target: { value: 'Vent med fasaden' } })
    await user.click(screen.getByRole('button', { name: 'Legg til en oppgave' }))
    await user.click(screen.getByRole('button', { name: 'Lagre scenariet' }))
    expect((await screen.findAllByText('Velg en oppgave.')).length).toBeGreaterThan(0)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Oppgave/ }), wall)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Hva skjer/ }), 'move')
    fireEvent.change(screen.getByRole('textbox', { name: /^Nytt år/ }), { target: { value: '2043' } })
    await user.click(screen.getByRole('button', { name: 'Legg til en oppgave' }))
    await user.selectOptions(screen.getAllByRole('combobox', { name: /^Oppgave/ })[1]!, roof)
    await user.selectOptions(screen.getAllByRole('combobox', { name: /^Hva skjer/ })[1]!, 'join')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Gjøres sammen med/ }), wall)
    fireEvent.change(screen.getByRole('textbox', { name: /^Spares i året/ }), { target: { value: '820 000' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Fra og med år/ }), { target: { value: '2027' } })
    await user.click(screen.getByRole('button', { name: 'Lagre scenariet' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables['input']).toMatchObject({
      estateId: 'solveien',
      name: 'Vent med fasaden',
      yearlySaving: 820_000,
      savingFrom: 2027,
      changes: [
        { taskId: wall, action: 'move', moveTo: '2043-05-01' },
        { taskId: roof, action: 'join', joinedToId: wall },
      ],
    })
  })

  test('a reader compares, and is offered no change', async () => {
    serve({ scenarios: [scenario()] }, { may: reads })
    const { user } = await open('?show=forecast')
    await user.click(await screen.findByRole('radio', { name: /Spar mer/ }))
    expect(screen.queryByRole('button', { name: /Ta i bruk|Nytt scenario|Endre|Slett/ })).toBeNull()
  })
})
