import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { changes, house, id, occurrence, open, planServer, task } from './planServer.ts'

describe('the maintenance plan', () => {
  test('shows the buildings with their areas, how they are and what is at stake', async () => {
    planServer({ buildings: [house] })
    await open('/plan')
    const card = await screen.findByRole('region', { name: 'Hovedhus' })
    expect(within(card).getByText('1 bygningsdel, 1 oppgave')).toBeDefined()
    const area = within(card).getByRole('link', { name: /26/ })
    expect(area.textContent).toContain('1 forfalt')
    expect(area.textContent).toContain('Høy risiko')
    expect(area.textContent).toContain('neste 30.04.2026')
    expect(within(card).getByRole('button', { name: 'Legg til bygningsdel' })).toBeDefined()
  })

  test('shows every building of a large association, and tells how many there are', async () => {
    const block = (n: number) => ({ ...house, id: `0198a5a0-0000-7000-8000-${String(n).padStart(12, '0')}`, name: `Blokk ${n}`, areas: [] })
    planServer({ buildings: Array.from({ length: 101 }, (_, n) => block(n + 1)) })
    await open('/plan')
    expect(await screen.findByText('Blokk 101')).toBeDefined()
    expect(screen.getByText('101 bygninger i planen')).toBeDefined()
  })

  test('a reader reads how a building is built, and is offered no change', async () => {
    planServer({ buildings: [house], may: ['read estate', 'read maintenance-plan'] })
    const { user } = await open('/plan')
    await user.click(await screen.findByRole('link', { name: 'Om bygningen Hovedhus' }))
    const card = (await screen.findByText('Byggeår')).closest('section')!
    expect(card.textContent).toContain('Byggeår1962')
    expect(card.textContent).toContain('TaktekkingTeglstein')
    expect(screen.queryByRole('button', { name: 'Ta ut av planen' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a part that the building has already is asked which one it is', async () => {
    planServer({ buildings: [house] })
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string }
        if (operationName !== 'SaveMaintenanceArea') return undefined
        return refused('entityAlreadyExists', 409, { fields: { name: 'entityAlreadyExists' } })
      }),
    )
    const { user } = await open(`/plan?area=${id(1)}`)
    await user.selectOptions(await screen.findByLabelText(/^Bygningsdel/), '26')
    await user.selectOptions(screen.getByLabelText(/^Tilstandsgrad/), 'TG1')
    await user.click(screen.getByRole('button', { name: 'Legg til bygningsdelen' }))
    expect((await screen.findAllByText(/Bygningen har denne delen fra før/)).length).toBeGreaterThan(0)
  })

  test('says what belongs there while there is nothing, and a reader is offered no change', async () => {
    planServer({ may: ['read estate', 'read maintenance-plan'] })
    await open('/plan')
    await screen.findByRole('heading', { name: 'Ingen vedlikeholdsplan ennå' })
    expect(screen.queryByRole('link', { name: 'Legg til bygning' })).toBeNull()
  })

  test('a plan that is closed says who can open it', async () => {
    planServer({ may: ['read estate'], refusal: refused('authorizationFailure', 403) })
    await open('/plan')
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeDefined()
  })

  test('a plan that is switched off says so, and asks nobody to try again', async () => {
    planServer({ refusal: refused('unauthorizedUser', 403, { reason: 'feature' }) })
    await open('/plan')
    expect(await screen.findByRole('heading', { name: 'Denne delen er slått av her.' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
  })

  test('a task says beforehand when it comes again, and is sent with its rule', async () => {
    const sent = planServer()
    const { user } = await open(`/plan/building/${id(1)}/area/${id(2)}/task`)
    await user.click(await screen.findByRole('button', { name: 'Rens av takrenner og nedløp' }))
    const start = screen.getByLabelText(/^Første gang/)
    await user.clear(start)
    await user.type(start, '31.01.9999')
    await user.tab()
    expect(await screen.findByText('Skriv en dato fra 1900 til 2200, for eksempel 05.01.2026.')).toBeDefined()
    await user.clear(start)
    await user.type(start, '31.01.2091')
    expect(await screen.findByText('Hver 6. måned fra 31. januar 2091')).toBeDefined()
    expect(screen.getByText('31.01.2091, 31.07.2091, 31.01.2092, 31.07.2092 …')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Legg til oppgaven' }))
    await waitFor(() => expect(sent[0]?.operation).toBe('CreateMaintenanceTask'))
    expect(sent[0]!.variables).toMatchObject({
      input: { areaId: id(2), title: 'Rens av takrenner og nedløp', startDate: '2091-01-31', period: 'month', interval: 6, priority: 2 },
    })
  })
})

describe('how often a task comes', () => {
  test.each([
    ['Hvert halvår', 'month', 6],
    ['Hvert kvartal', 'month', 3],
    ['Hver uke', 'week', 1],
  ])('%s is one press, beside the free rule', async (name, period, interval) => {
    const sent = planServer()
    const { user } = await open(`/plan/building/${id(1)}/area/${id(2)}/task`)
    const often = within(await screen.findByRole('group', { name: 'Hvor ofte' }))
    expect(often.getByRole('button', { name: 'Bare én gang' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(often.getByRole('button', { name }))
    expect(often.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
    await user.type(screen.getByLabelText(/^Hva skal gjøres/), 'Lufte')
    await user.click(screen.getByRole('button', { name: 'Legg til oppgaven' }))
    await waitFor(() => expect(sent[0]?.operation).toBe('CreateMaintenanceTask'))
    expect(sent[0]!.variables).toMatchObject({ input: { title: 'Lufte', period, interval } })
  })
})

describe('a task that somebody else has changed meanwhile', () => {
  test('keeps what was typed, and is saved upon the newest', async () => {
    const sent = planServer()
    const versions: unknown[] = []
    const { user } = await open(`/plan/building/${id(1)}/area/${id(2)}/task/${id(5)}`)
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName, variables } = (await request.json()) as { operationName: string; variables: { input?: { version: number } } }
        if (operationName === 'MaintenanceTask') return HttpResponse.json({ data: { maintenanceTask: { ...task, version: 2 } } })
        if (operationName !== 'UpdateMaintenanceTask') return HttpResponse.json({ data: { estate: { ...solveien, may: changes } } })
        versions.push(variables.input?.version)
        return versions.length === 1
          ? refused('cannotHandleTheRequest', 409, { reason: 'stale' })
          : HttpResponse.json({ data: { updateMaintenanceTask: { ...task, version: 3 } } })
      }),
    )
    await user.type(await screen.findByLabelText(/^Hva skal gjøres/), ' nå')
    await user.click(screen.getByRole('button', { name: 'Lagre oppgaven' }))
    await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
    expect(await screen.findByDisplayValue('Rens nå')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Lagre oppgaven' }))
    await waitFor(() => expect(versions).toEqual([1, 2]))
    expect(sent).toEqual([])
  })
})

describe('the year wheel', () => {
  test('tells each mark in words, and moves it by keyboard and from the list', async () => {
    const sent = planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel')
    const mark = await screen.findByRole('button', { name: 'Rens av takrenner, Hovedhus, 30.04.2026, prioritet høy, forfalt' })
    expect(screen.getByText('Årshjul 2026 · Solveien 14')).toBeDefined()
    mark.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables).toMatchObject({ input: { taskId: id(5), dueDate: '2026-04-30', movedTo: '2026-05-30' } })
    await user.selectOptions(await screen.findByLabelText('Flytt Rens av takrenner til en annen måned'), 'februar')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.variables).toMatchObject({ input: { movedTo: '2026-02-28' } })
  })

  test('what was moved is had back where it was', async () => {
    const sent = planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel')
    const mark = await screen.findByRole('button', { name: /^Rens av takrenner, Hovedhus/ })
    mark.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await user.click(await screen.findByRole('button', { name: 'Angre' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.variables).toMatchObject({ input: { dueDate: '2026-04-30', movedTo: '2026-04-30' } })
    expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull()
  })

  test('a mark that is pressed tells what one does with it', async () => {
    planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel')
    const mark = await screen.findByRole('button', { name: /^Rens av takrenner, Hovedhus/ })
    mark.focus()
    await user.keyboard('{Enter}')
    const card = within(await screen.findByRole('dialog', { name: 'Rens av takrenner' }))
    expect(card.getByRole('link').getAttribute('href')).toBe(
      `/private/estate/solveien/maintenance/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`,
    )
    expect(card.getByRole('button', { name: 'Merk som utført' })).toBeDefined()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('what is overdue stands before the months', async () => {
    planServer({ occurrences: [occurrence(1, {}), occurrence(2, { date: '2026-06-30', state: 'planned', title: 'Male' })] })
    await open('/year-wheel')
    const overdue = await screen.findByRole('region', { name: 'Forfalt' })
    expect(within(overdue).getByText('Rens av takrenner')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'april' })).toBeNull()
    expect(screen.getByRole('region', { name: 'juni' })).toBeDefined()
  })

  test('a task is added there, and what it needs is made behind it', async () => {
    const sent = planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel')
    await user.click(await screen.findByRole('button', { name: 'Ny oppgave' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny oppgave' }))
    await user.type(await dialog.findByLabelText('Hva skal gjøres?'), 'Kontroll av takbelegg')
    await user.click(dialog.getByRole('button', { name: 'Legg til oppgaven' }))
    expect(await dialog.findAllByText(/Velg bygningsdelen/)).toBeDefined()
    await user.selectOptions(dialog.getByLabelText(/^Bygningsdel/), '26')
    await user.click(dialog.getByRole('button', { name: 'Hvert år' }))
    await user.click(dialog.getByRole('button', { name: 'Legg til oppgaven' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      operation: 'AddPlannedTasks',
      variables: {
        input: {
          estateId: 'solveien',
          buildingName: 'Hovedhus',
          tasks: [{ code: '26', title: 'Kontroll av takbelegg', startDate: '2026-05-12', period: 'month', interval: 12 }],
        },
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a year without anything leads to the plan', async () => {
    planServer()
    await open('/year-wheel')
    await screen.findByRole('heading', { name: 'Ingenting i 2026' })
    expect(screen.getByRole('link', { name: 'Gå til planen' })).toBeDefined()
  })
})
