import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, describe, expect, test } from 'vitest'
import { inDays } from '#schema/day.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { open, planServer } from './planServer.ts'

// What was answered waits in the tab.
beforeEach(() => sessionStorage.clear())

const take = (count: number) => screen.findByRole('button', { name: `Legg ${count} oppgaver i planen` })

interface Sent {
  input: {
    estateId: string
    buildingName: string
    tasks: { taskId: string; code: string; title: string; startDate: string; interval: number; estimatedCost: number }[]
  }
}

describe('a plan without tasks', () => {
  test('proposes twelve by the house, chosen and dated, and takes them in one step', async () => {
    const sent = planServer()
    const { user } = await open('/plan')
    await screen.findByRole('heading', { name: 'Tolv vanlige oppgaver for et hus fra 1908' })
    const rows = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(rows).toHaveLength(12)
    expect(rows.every(({ checked }) => checked)).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: /El-kontroll/ }))
    await user.click(await take(11))
    await waitFor(() => expect(sent[0]?.operation).toBe('AddPlannedTasks'))
    const { input } = sent[0]!.variables as unknown as Sent
    expect(input).toMatchObject({
      buildingName: 'Hovedhus',
      tasks: expect.arrayContaining([expect.objectContaining({ code: '26' })]) as unknown,
    })
    expect(input.tasks).toHaveLength(11)
    expect(input.tasks.map(({ title }) => title)).not.toContain('El-kontroll')
    expect(new Set(input.tasks.map(({ taskId }) => taskId)).size).toBe(11)
    expect(input.tasks.every(({ startDate }) => startDate > inDays(0))).toBe(true)
  })

  test('asks what there is in the house, and takes its tasks along with what they cost', async () => {
    const sent = planServer()
    const { user } = await open('/plan')
    await user.click(await screen.findByRole('button', { name: 'Varmepumpe' }))
    await user.click(screen.getByRole('button', { name: 'Pipe og ildsted', pressed: true }))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Feiing/ })).toBeNull())
    await screen.findByRole('checkbox', { name: /Service på varmepumpe.*ca\. 1,5 t · ca\. 2.900 kr/ })
    await user.click(await take(12))
    await waitFor(() => expect(sent[0]?.operation).toBe('AddPlannedTasks'))
    const { input } = sent[0]!.variables as unknown as Sent
    expect(input.tasks.find(({ title }) => title === 'Service på varmepumpe')).toMatchObject({ code: '32', estimatedCost: 2900 })
    expect(input.tasks.find(({ title }) => title === 'Rens av sluk')).toMatchObject({ estimatedCost: 0 })
  })

  test('says at once what was pressed, and takes nothing before the list has followed', async () => {
    planServer()
    const followed = Promise.withResolvers<void>()
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { variables } = (await request.clone().json()) as { variables: { features?: string[] | null } }
        if (variables.features) await followed.promise
      }),
    )
    const { user } = await open('/plan')
    await user.click(await screen.findByRole('button', { name: 'Varmepumpe' }))
    expect(screen.getByRole('button', { name: 'Varmepumpe', pressed: true })).toBeDefined()
    expect(((await take(12)) as HTMLButtonElement).disabled).toBe(true)
    followed.resolve()
    expect(((await take(13)) as HTMLButtonElement).disabled).toBe(false)
  })

  test('says where the list could not be had, and asks again', async () => {
    let isDown = true
    planServer()
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string }
        return isDown && operationName === 'StarterPlan' ? refused('internalError', 500) : undefined
      }),
    )
    const { user } = await open('/plan')
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    isDown = false
    await user.click(again)
    expect(await take(12)).toBeDefined()
  })

  test('lets a task be moved to another month before it is taken', async () => {
    const sent = planServer()
    const { user } = await open('/plan')
    const month = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Måned for Rens av sluk' })
    const other = within(month)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ value }) => value !== month.value)!
    await user.selectOptions(month, other.value)
    await user.click(await take(12))
    await waitFor(() => expect(sent[0]?.operation).toBe('AddPlannedTasks'))
    const { input } = sent[0]!.variables as unknown as Sent
    expect(input.tasks.find(({ title }) => title === 'Rens av sluk')).toMatchObject({ startDate: other.value, interval: 3 })
  })

  test('keeps what was answered for whoever goes elsewhere before it is in the plan', async () => {
    const sent = planServer()
    const { user, goTo } = await open('/plan')
    await user.click(await screen.findByRole('button', { name: 'Varmepumpe' }))
    await user.click(screen.getByRole('checkbox', { name: /El-kontroll/ }))
    const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Måned for Rens av sluk' })
    const other = within(month)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ value }) => value !== month.value)!.value
    await user.selectOptions(month, other)
    await act(() => goTo('/private/estate/solveien/maintenance'))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /El-kontroll/ })).toBeNull())
    await act(() => goTo('/private/estate/solveien/maintenance/plan'))
    expect(await screen.findByRole('button', { name: 'Varmepumpe', pressed: true })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /El-kontroll/ }).checked).toBe(false)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Måned for Rens av sluk' }).value).toBe(other)
    await user.click(await take(12))
    await waitFor(() => expect(sent.map(({ operation }) => operation)).toContain('AddPlannedTasks'))
    await waitFor(() => expect(Object.keys(sessionStorage).some((key) => key.includes('starter:'))).toBe(false))
  })

  test('is empty for whoever skips them, and shows them again', async () => {
    planServer()
    const { user } = await open('/plan')
    await user.click(await screen.findByRole('button', { name: 'Hopp over' }))
    await screen.findByRole('heading', { name: 'Ingen vedlikeholdsplan ennå' })
    await user.click(screen.getByRole('button', { name: 'Se vanlige oppgaver' }))
    expect(await take(12)).toBeDefined()
  })

  test('says before anything is typed what a licence opens, what it costs and where it is', async () => {
    planServer({ isPaid: false })
    await openPage('/private/estate/solveien/maintenance/plan', {
      as: { ...member, features: { maintenancePlan: true, licenceManagement: true } },
    })
    const note = await screen.findByRole('region', { name: 'Å planlegge følger med lisensen Pluss' })
    await within(note).findByText(/1.237,50.kr per år med mva\./)
    expect(within(note).getByRole('link', { name: 'Se Pluss' }).getAttribute('href')).toMatch(/^\/private\/licenses\?redirect=/)
    expect(((await take(12)) as HTMLButtonElement).disabled).toBe(true)
  })
})
