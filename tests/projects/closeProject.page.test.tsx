import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { overview } from './overviewServer.ts'
import { leader, owner, project, projectServer } from './projectServer.ts'

const leftOpen = (more: object = {}) => ({ __typename: 'ProjectLeftOpen', points: 0, deviations: 0, papers: 0, orders: 0, ...more })
const closing = (nodes: object[]) => ({
  orders: { __typename: 'OrderConnection', totalCount: nodes.length, nodes },
  projectLeftOpen: leftOpen(),
})

test('before it is closed the dialog names what is open; afterwards it is closed', async () => {
  let isClosed = false
  const sent = projectServer({
    ProjectOverview: () => overview(isClosed ? { isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z' } : {}).ProjectOverview(),
    ClosingProject: () => ({ ...closing([]), projectLeftOpen: leftOpen({ points: 2, papers: 3 }) }),
    CloseProject: () => {
      isClosed = true
      return {
        closeProject: {
          ...project({ isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z' }),
          renovationId: 'bad',
          closeReason: null,
          canReopen: false,
          reopenings: [],
          deadlines: [],
        },
      }
    },
  })
  const { user } = await openPage('/private/project/bath', { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Avslutt prosjektet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Avslutt Nytt bad, 1. etasje?' }))
  dialog.getByText('2 punkter i 1 område står åpne')
  dialog.getByText('Våtrom 2')
  await dialog.findByText('3 papirer mangler')
  await user.click(dialog.getByRole('button', { name: 'Avslutt prosjektet' }))
  await dialog.findByText('Skriv hvorfor, siden noe står åpent.')
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Hvorfor avsluttes det likevel/ }), 'Kunden flytter inn')
  await user.click(dialog.getByRole('button', { name: 'Avslutt prosjektet' }))
  await screen.findByText('Nytt bad, 1. etasje er avsluttet')
  await screen.findByText('Avsluttet 26.06.2026')
  expect(sent).toEqual([
    {
      operation: 'CloseProject',
      variables: { input: { projectId: 'bath', contract: 'CRAFT', language: 'nb', reason: 'Kunden flytter inn' } },
    },
  ])
})

test('an order that its customer has not answered stops it, with the way out', async () => {
  const order = { __typename: 'Order', id: 'o', number: 3, title: 'Varmekabler', status: 'readyForCustomer', gross: 27_312.5 }
  projectServer({ ...overview(), ClosingProject: () => closing([order]) })
  const { user } = await openPage('/private/project/bath', { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Avslutt prosjektet' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Bestilling 3: Varmekabler')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Avslutt prosjektet' }).disabled).toBe(true)
  expect(dialog.getAllByRole('link', { name: 'Vis' })[0]!.getAttribute('href')).toBe('/private/order/processing/order-review/o')
  expect(screen.queryByRole('textbox', { name: /Hvorfor avsluttes det likevel/ })).toBe(null)
})

test('of a closed project the renovation that it became and the days that come are told', async () => {
  const deadlines = [
    { __typename: 'ProjectDeadline' as const, id: 'd', projectId: 'bath', kind: 'lastWalk' as const, dueDate: '2031-03-26' },
  ]
  projectServer(
    overview({ isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z', canEditProject: false, renovationId: 'bad', deadlines }),
  )
  await openPage('/private/project/bath', { as: owner })
  expect((await screen.findByText('Siste gjennomgang før fristen')).closest('li')!.textContent).toContain('26.03.2031')
  expect(screen.getByRole('link', { name: /Oppussingen på eiendommen/ }).getAttribute('href')).toBe(
    '/private/estate/solveien/renovation/view/bad',
  )
  await screen.findByText('Avsluttet selv om noe sto åpent: Kunden flytter inn')
})
