import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { network } from '#tests/support/network.ts'
import { changes, planServer } from './planServer.ts'

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
const value = (letter: string, title: string, field: string, found: string, rows: number[]) => ({
  __typename: 'PlanImportValue',
  letter,
  title,
  field,
  fault: 'notValid',
  found,
  rowCount: rows.length,
  rows,
})
export const dryRun = {
  __typename: 'PlanImportCheck',
  rowCount: 198,
  emptyCount: 1,
  newCount: 184,
  repeatedCount: 150,
  timesCount: 912,
  repeats: [
    { __typename: 'PlanImportRepeat', period: 'month', interval: 60, count: 150 },
    { __typename: 'PlanImportRepeat', period: null, interval: 1, count: 34 },
  ],
  knownCount: 1012,
  faultyCount: 3,
  newBuildings: ['Bod'],
  knownBuildings: ['Hovedhus', 'Garasje'],
  unknownResponsibles: ['Nordtak'],
  knownResponsibles: ['Tak Nord AS'],
  faults: [
    fault(41, 'C', 'Når', 'startDate', 'høst 26?'),
    fault(117, 'D', 'Ca. pris', 'cost', '12-15 000'),
    fault(118, 'D', 'Ca. pris', 'cost', '12-15 000'),
  ],
  unreadCount: 2,
  unread: [value('D', 'Ca. pris', 'cost', '12-15 000', [117, 118]), value('C', 'Når', 'startDate', 'høst 26?', [41])],
  left: [{ __typename: 'PlanImportLeft', letter: 'G', title: 'Byggeår', filled: 12, samples: ['1974'], reason: 'notChosen' }],
  skippedCount: 2,
  skipped: [
    { __typename: 'PlanImportSkipped', row: 9, kind: 'sum', text: 'Sum tak · 904000', field: null },
    { __typename: 'PlanImportSkipped', row: 4, kind: 'group', text: '26 Yttertak', field: 'part' },
  ],
  seen: 'en',
}
/** What is left once all of it is mended. */
export const mendedRun = {
  ...dryRun,
  newCount: 187,
  faultyCount: 0,
  faults: [],
  unread: [],
  unreadCount: 0,
  left: [],
  skipped: [],
  skippedCount: 0,
  seen: 'to',
}
export const taken = {
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
  checks?: object[]
  /** Something has changed since the first dry run. */
  isOther?: boolean
}

export function importServer({ refused, may = changes, last = [], checks = [dryRun], isOther = false }: World = {}) {
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
        PlanImportCheck: () => ({ data: { planImportCheck: checks.length > 1 ? checks.shift() : checks[0] } }),
        ImportPlan: () => {
          if (isOther) {
            isOther = false
            return {
              errors: [
                { message: '', extensions: { code: 'unprocessableEntity', status: 422, details: { fields: { seen: 'notValid' } } } },
              ],
            }
          }
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
export const file = (name = 'Plan 2025.xlsx') => new File(['PK'], name)
export const pick = async () => screen.findByLabelText<HTMLInputElement>('Velg et regneark')
