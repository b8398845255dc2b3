import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { changes, open, planServer } from './planServer.ts'

const column = (letter: string, title: string, field: string | null, guess = 'name', unit: string | null = null) => ({
  __typename: 'PlanImportColumn',
  letter,
  title,
  samples: ['Blokk A', 'Blokk B'],
  filled: 3,
  field,
  guess,
  unit,
})
const sheet = {
  __typename: 'PlanImportSheet',
  fileName: 'Plan 2025.xlsx',
  size: 61_000,
  sheets: [
    { __typename: 'PlanImportSheetName', name: 'Plan', rowCount: 198 },
    { __typename: 'PlanImportSheetName', name: 'Leverandører', rowCount: 16 },
  ],
  sheet: 'Plan',
  headerRow: 3,
  rowCount: 198,
  columns: [
    column('A', 'Bygg', 'building'),
    column('B', 'Tiltak', 'title'),
    column('C', 'Når', 'startDate', 'content'),
    column('D', 'Ca. pris', 'cost'),
    column('E', 'Utf.', null, 'unsure'),
    column('F', 'Intervall (år)', 'period', 'name', 'year'),
  ],
  preview: [
    { __typename: 'PlanImportRow', row: 3, cells: ['Bygg', 'Tiltak', 'Når', 'Ca. pris', 'Utf.'] },
    { __typename: 'PlanImportRow', row: 4, cells: ['Blokk A', 'Rens', 'mai 26', '4200', 'Nordtak'] },
  ],
}
const fault = (row: number, letter: string, title: string, field: string, found: string) => ({
  __typename: 'PlanImportFault',
  row,
  letter,
  title,
  field,
  fault: 'notValid',
  found,
})
const check = {
  __typename: 'PlanImportCheck',
  rowCount: 198,
  newCount: 184,
  knownCount: 1012,
  faultyCount: 2,
  newBuildings: ['Bod'],
  unknownResponsibles: ['Nordtak'],
  faults: [fault(41, 'C', 'Når', 'startDate', 'høst 26?'), fault(117, 'D', 'Ca. pris', 'cost', '12-15 000')],
}
const taken = {
  __typename: 'PlanImport',
  id: '0198a5a0-0000-7000-8000-0000000000a1',
  fileName: 'Plan 2025.xlsx',
  taskCount: 186,
  createdAt: '2026-05-12T07:14:00Z',
  undoUntil: '2026-05-13T07:14:00Z',
  canUndo: true,
  undoneAt: null,
  keptCount: null,
}
interface World {
  refused?: string
  may?: string[]
  last?: object[]
}

function importServer({ refused, may = changes, last = [] }: World = {}) {
  const before = planServer({ may })
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const removed: string[] = []
  let imports = last
  network.use(
    http.post('*/import/sheet', () => HttpResponse.json({ id: 'fil', path: '', url: '' })),
    http.delete('/api/private/temporary-document/:id', ({ params }) => {
      removed.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.clone().json()) as { operationName: string; variables: Record<string, unknown> }
      const refusal = {
        errors: [{ message: '', extensions: { code: 'unprocessableEntity', status: 422, details: { fields: { fileId: refused } } } }],
      }
      const answers: Record<string, () => object> = {
        LastPlanImport: () => ({
          data: {
            planImports: { __typename: 'PlanImportConnection', edges: imports.map((node) => ({ __typename: 'PlanImportEdge', node })) },
          },
        }),
        PlanImportSheet: () => (refused ? refusal : { data: { planImportSheet: sheet } }),
        PlanImportCheck: () => ({ data: { planImportCheck: check } }),
        ImportPlan: () => {
          imports = [taken]
          return { data: { importPlan: taken } }
        },
        UndoPlanImport: () => {
          const undone = { ...taken, canUndo: false, undoneAt: '2026-05-12T08:00:00Z', keptCount: 1 }
          imports = [undone]
          return { data: { undoPlanImport: undone } }
        },
      }
      const answer = answers[operationName]
      if (!answer) return undefined
      sent.push({ operation: operationName, variables })
      return HttpResponse.json(answer())
    }),
  )
  return { sent, removed, before }
}
const file = (name = 'Plan 2025.xlsx') => new File(['PK'], name)
const pick = async () => screen.findByLabelText<HTMLInputElement>('Velg et regneark')

describe('a plan out of a spreadsheet', () => {
  test('goes from the file over its columns to a dry run, where faults are mended, and is taken in one step', async () => {
    const { sent } = importServer()
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    expect(await screen.findByText('2 ark · 214 rader · 60 kB')).toBeTruthy()
    const shown = screen.getByRole('group', { name: 'Slik ser arket ut' })
    expect(within(shown).getByRole('cell', { name: 'mai 26' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Videre til kolonner' }))

    expect(screen.getByRole('heading', { name: 'Hva er hva?' })).toBeTruthy()
    expect(screen.getByText(/kjente igjen 5 av 6 kolonner/)).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Utf. blir' }), 'Ansvarlig')
    await user.click(screen.getByRole('button', { name: 'Prøvekjør 198 rader' }))
    expect(await screen.findByRole('heading', { name: '196 av 198 rader er i orden' })).toBeTruthy()
    expect(sent.find(({ operation }) => operation === 'PlanImportCheck')?.variables).toMatchObject({
      fileId: 'fil',
      sheet: 'Plan',
      headerRow: 3,
      columns: ['building', 'title', 'startDate', 'cost', 'responsible', 'period'],
      buildingName: 'Hovedhus',
    })
    expect(screen.getByText('Skriv en dato eller en måned, for eksempel 10.2026.')).toBeTruthy()
    expect(screen.getByText('Står i arket: «12-15 000»')).toBeTruthy()
    expect(screen.getByText('1 012')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Alle som er nye, 186/ }).disabled).toBe(true)

    await user.type(screen.getByRole('textbox', { name: 'Rett rad 41, Frist (første gang)' }), 'høst')
    expect(screen.getByText('0 rettet, 2 igjen')).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: 'Rett rad 41, Frist (første gang)' }))
    await user.type(screen.getByRole('textbox', { name: 'Rett rad 41, Frist (første gang)' }), '10.2026')
    expect(screen.getByText('1 rettet, 1 igjen')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Hent 185 oppgaver' })).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Rett rad 117, Kostnad' }), '15 000')
    await user.click(screen.getByRole('radio', { name: /Alle som er nye, 186/ }))
    await user.click(screen.getByRole('button', { name: 'Hent 186 oppgaver' }))

    expect(await screen.findByText('186 oppgaver er hentet')).toBeTruthy()
    const input = sent.find(({ operation }) => operation === 'ImportPlan')?.variables['input']
    expect(input).toMatchObject({
      take: 'all',
      corrections: [
        { row: 41, field: 'startDate', text: '10.2026' },
        { row: 117, field: 'cost', text: '15 000' },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Angre alt' }))
    expect(await screen.findByText(/1 oppgave som noen har arbeidet med, blir stående/)).toBeTruthy()
  })

  test.each([
    ['macros', /har makroer/],
    ['formulas', /formler/],
    ['unsafe', /gjøre skade/],
  ])('says what to do about a file that is refused for %s', async (refused, words) => {
    importServer({ refused })
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Videre til kolonner' })).toBeNull()
  })

  test('refuses by its name what can’t be read, before it is sent; and lets go of the file where one leaves', async () => {
    const { sent, removed } = importServer()
    const { user } = await open('/plan/import')
    await userEvent.setup({ applyAccept: false }).upload(await pick(), file('Plan.xlsm'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/har makroer/)
    expect(sent.filter(({ operation }) => operation === 'PlanImportSheet')).toEqual([])
    await user.upload(await pick(), file())
    await screen.findByText('2 ark · 214 rader · 60 kB')
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(removed).toEqual(['fil']))
  })

  test('asks for the columns that no task is without', async () => {
    importServer()
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    await user.click(await screen.findByRole('button', { name: 'Videre til kolonner' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tiltak blir' }), 'Tas ikke med')
    expect(screen.getByRole('alert').textContent).toBe('Velg kolonnen for Oppgave.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prøvekjør 198 rader' }).disabled).toBe(true)
  })

  test('tells what the figures of a column count, and lets another unit be chosen', async () => {
    const { sent } = importServer()
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    await user.click(await screen.findByRole('button', { name: 'Videre til kolonner' }))
    const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tallene i Intervall (år) regnes i' })
    expect(unit.value).toBe('year')
    await user.selectOptions(unit, 'Måneder')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tallene i Ca. pris regnes i' }), '1000 kr med mva.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Utf. blir' }), 'Merknad')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bygg blir' }), 'Merknad')
    await user.click(screen.getByRole('button', { name: 'Prøvekjør 198 rader' }))
    await screen.findByRole('heading', { name: '196 av 198 rader er i orden' })
    expect(sent.find(({ operation }) => operation === 'PlanImportCheck')?.variables).toMatchObject({
      columns: ['description', 'title', 'startDate', 'cost', 'description', 'period'],
      units: [null, null, null, 'thousand', null, 'month'],
    })
  })

  test('what was taken today can be undone from here', async () => {
    importServer({ last: [taken] })
    await open('/plan/import')
    expect(await screen.findByRole('button', { name: 'Angre alt' })).toBeTruthy()
  })

  test('is closed to whoever only reads the plan', async () => {
    importServer({ may: ['read estate', 'read maintenance-plan'], last: [taken] })
    await open('/plan/import')
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeTruthy()
    expect(screen.queryByLabelText('Velg et regneark')).toBeNull()
  })
})
