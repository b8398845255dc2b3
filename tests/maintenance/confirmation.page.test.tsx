import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { rightsTo } from '#tests/support/rights.ts'
import { changes, house, id, occurrence, open, planServer, task } from './planServer.ts'

const answers = [...changes, ...rightsTo('maintenance-participants')]
const reported = {
  __typename: 'ArchivedTask',
  id: id(8),
  taskId: id(5),
  title: 'Bytte takstein',
  buildingId: id(1),
  buildingName: 'Hovedhus',
  areaId: id(2),
  doneDate: '2026-05-11',
  cost: 3200,
  comment: 'Fire stein byttet.',
  doneBy: 'Prøvetak AS',
  file: null,
}
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

interface Confirming {
  may?: string[]
  isWanted?: boolean
  /** What a change answers in place of itself, the first time. */
  instead?: Response
}

/** The plan's server, with one time of a task that somebody says is done. */
function server({ may = answers, isWanted = false, instead }: Confirming = {}) {
  planServer({ buildings: [house], may, occurrences: [occurrence(1, { state: 'awaiting', title: 'Bytte takstein' })] })
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  let waiting: object[] = [reported]
  let wanted = isWanted
  const commands: Record<string, () => object> = {
    ConfirmDoneTask: () => {
      waiting = []
      return { confirmDoneTask: { __typename: 'ArchivedTask', id: reported.id } }
    },
    SendBackDoneTask: () => {
      waiting = []
      return { sendBackDoneTask: { __typename: 'MaintenanceTask', id: 'record' } }
    },
    SetMaintenanceConfirmation: () => {
      wanted = !wanted
      return { setMaintenanceConfirmation: { __typename: 'MaintenanceSettings', id: 'solveien', confirmsSuppliers: wanted } }
    },
  }
  const reads: Record<string, () => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may } }),
    MaintenanceTask: () => ({ maintenanceTask: { ...task, awaitsConfirmation: true } }),
    MaintenanceSettings: () => ({ maintenanceSettings: { __typename: 'MaintenanceSettings', id: 'solveien', confirmsSuppliers: wanted } }),
    MaintenanceSuppliers: () => ({
      maintenanceSuppliers: { __typename: 'MaintenanceSupplierConnection', totalCount: 0, edges: [], pageInfo },
    }),
    TasksToConfirm: () => ({
      tasksToConfirm: {
        __typename: 'ArchivedTaskConnection',
        totalCount: waiting.length,
        edges: waiting.map((node) => ({ __typename: 'ArchivedTaskEdge', cursor: '1', node })),
        pageInfo,
      },
    }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.clone().json()) as { operationName: string; variables: Record<string, unknown> }
      const command = commands[operationName]
      if (!command) return reads[operationName] && HttpResponse.json({ data: reads[operationName]() })
      sent.push({ operation: operationName, variables })
      const refusal = instead
      instead = undefined
      return refusal ?? HttpResponse.json({ data: command() })
    }),
  )
  return sent
}
const list = () => screen.findByRole('list', { name: 'Til bekreftelse' })

describe('what companies say they did', () => {
  test('stands with what was said of it, and leaves once it is confirmed', async () => {
    const sent = server()
    const { user } = await open('')
    const waiting = within(await list())
    expect(waiting.getByText(/^Hovedhus · Prøvetak AS · 11\.05\.2026 · 3\s200,00\skr$/)).toBeDefined()
    expect(waiting.getByText('Fire stein byttet.')).toBeDefined()
    await user.click(waiting.getByRole('button', { name: 'Bekreft' }))
    expect(await screen.findByText('«Bytte takstein» er bekreftet som utført.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Til bekreftelse' })).toBeNull())
    expect(sent).toEqual([{ operation: 'ConfirmDoneTask', variables: { estateId: 'solveien', occurrenceId: id(8) } }])
  })

  test('is sent back only with a reason', async () => {
    const sent = server()
    const { user } = await open('')
    await user.click(within(await list()).getByRole('button', { name: 'Send tilbake' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sende «Bytte takstein» tilbake?' }))
    await user.click(dialog.getByRole('button', { name: 'Send tilbake' }))
    expect((await dialog.findAllByText('Skriv hva som mangler.')).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await user.type(dialog.getByLabelText(/^Hvorfor/), 'Det drypper')
    await user.click(dialog.getByRole('button', { name: 'Send tilbake' }))
    expect(await screen.findByText('«Bytte takstein» er sendt tilbake.')).toBeDefined()
    expect(sent).toMatchObject([{ operation: 'SendBackDoneTask', variables: { occurrenceId: id(8), reason: 'Det drypper' } }])
  })

  test('stays, and says so, where it is refused; then it is tried again', async () => {
    const sent = server({ instead: refused('cannotHandleTheRequest', 409, { reason: 'transition' }) })
    const { user } = await open('')
    await user.click(within(await list()).getByRole('button', { name: 'Bekreft' }))
    expect((await screen.findByRole('status')).textContent).toContain('Dette kan ikke gjøres i den tilstanden saken er i nå.')
    await user.click(within(await list()).getByRole('button', { name: 'Bekreft' }))
    expect(await screen.findByText('«Bytte takstein» er bekreftet som utført.')).toBeDefined()
    expect(sent).toHaveLength(2)
  })

  test('keeps what was written where it could not be sent', async () => {
    const sent = server({ instead: refused('internalError', 500) })
    const { user } = await open('')
    await user.click(within(await list()).getByRole('button', { name: 'Send tilbake' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Hvorfor/), 'Det drypper')
    await user.click(dialog.getByRole('button', { name: 'Send tilbake' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await dialog.findByLabelText(/^Hvorfor/)).toBeDefined()
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Hvorfor/).value).toBe('Det drypper')
  })

  test('is answered by no one who may only read, and is marked among what comes next', async () => {
    server({ may: [...changes, 'read maintenance-participants'] })
    await open('')
    expect(within(await list()).queryByRole('button')).toBeNull()
    const next = (await screen.findByRole('heading', { name: 'Det neste som skal gjøres' })).closest('section')!
    expect(await within(next).findByText('Venter på bekreftelse')).toBeDefined()
    expect(within(next).queryByRole('button')).toBeNull()
  })

  test('is marked on the task, with the way to where it is answered', async () => {
    server()
    await open(`/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`)
    expect(await screen.findByText('Venter på bekreftelse')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Bekreft eller send tilbake' }).getAttribute('href')).toBe(
      '/private/estate/solveien/maintenance',
    )
    expect(screen.queryByRole('button', { name: /gjort|utført/i })).toBeNull()
  })
})

describe('whether owners want to confirm', () => {
  const wish = 'Det leverandører melder som utført, skal bekreftes av en eier'

  test('is said before there is any supplier, and saved at once', async () => {
    const sent = server()
    const { user } = await open('/participants')
    const box = await screen.findByLabelText<HTMLInputElement>(wish)
    expect(box.checked).toBe(false)
    await user.click(box)
    await waitFor(() => expect(box.checked).toBe(true))
    expect(sent).toEqual([{ operation: 'SetMaintenanceConfirmation', variables: { estateId: 'solveien', confirmsSuppliers: true } }])
  })

  test('is as it was where it could not be saved', async () => {
    server({ isWanted: true, instead: refused('internalError', 500) })
    const { user } = await open('/participants')
    const box = await screen.findByLabelText<HTMLInputElement>(wish)
    await user.click(box)
    expect(await screen.findByRole('status')).toBeDefined()
    expect(box.checked).toBe(true)
  })

  test('is no matter of those who may not change the suppliers', async () => {
    server({ may: [...changes, 'read maintenance-participants'] })
    await open('/participants')
    await screen.findByRole('heading', { name: 'Ingen leverandører ennå' })
    expect(screen.queryByLabelText(wish)).toBeNull()
  })
})
