import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { dutyNames } from '#schema/maintenance/duties.ts'
import { house, open, planServer } from './planServer.ts'

test('the yearly duties of an association go into the plan in one step, less those that are left out', async () => {
  const sent = planServer({ buildings: [house] })
  const { user } = await open('/plan?duties=all')
  await screen.findByRole('heading', { name: 'Årlige plikter' })
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(dutyNames.length)
  expect(within(screen.getByRole('main')).getByText(/plan- og bygningsloven § 29-9/)).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: /Heiskontroll/ }))
  await user.click(screen.getByRole('button', { name: `Legg ${dutyNames.length - 1} plikter i planen` }))
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toContain('AddPlannedTasks'))
  const { input } = sent.find(({ operation }) => operation === 'AddPlannedTasks')!.variables as unknown as {
    input: { tasks: { title: string; code: string; interval: number; startDate: string }[] }
  }
  expect(input.tasks).toHaveLength(dutyNames.length - 1)
  expect(input.tasks.find(({ title }) => title === 'Tilsyn med lekeplassen')).toMatchObject({ code: '77', interval: 1 })
  expect(input.tasks.some(({ title }) => title === 'Heiskontroll')).toBe(false)
  expect(input.tasks.every(({ startDate }) => startDate > today())).toBe(true)
})
