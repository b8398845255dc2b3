import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changes, id, occurrence, open, planServer } from './planServer.ts'

describe('marking a task as done', () => {
  test('is asked over the task, with day, cost and words, and goes back with the dialog', async () => {
    const sent = planServer()
    const { user, address } = await open(`/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`)
    await user.click(await screen.findByRole('button', { name: 'Merk som utført' }))
    const dialog = await screen.findByRole('dialog', { name: 'Merk som utført' })
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getAllByRole('textbox')[0]))
    expect(address()).toContain(`done=${id(5)}_2026-01-31`)
    await user.type(within(dialog).getByLabelText(/^Hva det kostet/), '1 234,50')
    await user.click(within(dialog).getByRole('button', { name: 'Merk som utført' }))
    await waitFor(() => expect(sent[0]?.operation).toBe('ArchiveMaintenanceTask'))
    expect(sent[0]!.variables).toMatchObject({ input: { taskId: id(5), dueDate: '2026-01-31', cost: 1234.5 } })
  })

  test('can be undone for ten seconds, on another screen too', async () => {
    const sent = planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open(`/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`)
    await user.click(await screen.findByRole('button', { name: 'Merk som utført' }))
    const dialog = await screen.findByRole('dialog', { name: 'Merk som utført' })
    await user.click(within(dialog).getByRole('button', { name: 'Merk som utført' }))
    expect(await screen.findByText('Rens er utført.')).toBeDefined()
    await user.click((await screen.findAllByRole('link', { name: 'Årshjul' }))[0]!)
    await screen.findAllByText('Rens av takrenner')
    await user.click(screen.getByRole('button', { name: 'Angre' }))
    expect(await screen.findByText('Rens står som ikke utført.')).toBeDefined()
    const input = { estateId: 'solveien', occurrenceId: id(6), version: 1 }
    expect(sent.find(({ operation }) => operation === 'TakeBackDoneTask')?.variables).toMatchObject({ input })
  })

  test('is asked of one that says that it is past due', async () => {
    planServer()
    await open(`/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`)
    expect((await screen.findByText('Forfalt')).closest('dd')!.textContent).toContain('31.01.2026')
  })

  test('stands where the task is changed, too', async () => {
    planServer()
    const { user, address } = await open(`/plan/building/${id(1)}/area/${id(2)}/task/${id(5)}`)
    await user.click(await screen.findByRole('link', { name: 'Merk som utført' }))
    expect(await screen.findByRole('dialog', { name: 'Merk som utført' })).toBeDefined()
    expect(address()).toContain(`/listed/${id(5)}?done=${id(5)}_2026-01-31`)
  })

  test('one that was sent there is read where it would be changed', async () => {
    planServer({ of: { status: 'archived', nextDate: null, nextDueDate: null } })
    const { address } = await open(`/plan/building/${id(1)}/area/${id(2)}/task/${id(5)}`)
    await waitFor(() => expect(address()).toContain(`/listed/${id(5)}`))
    expect(await screen.findByText('Ingenting igjen')).toBeDefined()
  })

  test('each time that was done leads to what was said and shown of it', async () => {
    const done = { __typename: 'ArchivedTask', id: id(6), dueDate: '2025-01-31', doneDate: '2025-02-01', cost: 900, comment: 'Tett sluk' }
    const archived = { __typename: 'ArchivedTaskConnection', nodes: [done] }
    planServer({ of: { archived }, may: [...changes, 'read archived-tasks'] })
    await open(`/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`)
    const before = await screen.findByRole('link', { name: /01\.02\.2025/ })
    expect(before.getAttribute('href')).toBe(`/private/estate/solveien/renovation/task/${id(6)}`)
  })

  test('stands beside asking what it costs, as an order', async () => {
    planServer()
    await open(`/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`)
    const ask = await screen.findByRole('link', { name: 'Be om pris' })
    expect(ask.getAttribute('href')).toContain(`/private/order/request?taskId=${id(5)}&title=`)
  })

  test('takes one click from the list of the year', async () => {
    planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel')
    await user.click(await screen.findByRole('button', { name: 'Merk Rens av takrenner som utført' }))
    const dialog = await screen.findByRole('dialog', { name: 'Merk som utført' })
    await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
