import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { DeletionPartsFragment, ManyDonePartsFragment } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { readersRights, solveien } from './estateServer.ts'

const address = '/private/estate/solveien/deleted'
const day = 86_400_000
const after = (days: number) => new Date(Date.now() + days * day - 60_000).toISOString()

const deletion = (id: string, more: Partial<DeletionPartsFragment> = {}): DeletionPartsFragment => ({
  __typename: 'Deletion',
  id,
  kind: 'report',
  recordId: `${id}-rapport`,
  name: 'Tilbud fra Malermester Lie.pdf',
  deletedByName: 'Kari Nordmann',
  deletedAt: '2026-05-01T06:51:00.000Z',
  restorableUntil: after(30),
  pictureCount: 0,
  paperCount: 1,
  size: 1024 * 1024,
  ...more,
})
const gutters = deletion('renne', { kind: 'planTask', name: 'Rense takrenner', pictureCount: 3, paperCount: 0, restorableUntil: after(3) })

function deletedServer(present: DeletionPartsFragment[], { may = solveien.may, left = [] as ManyDonePartsFragment['left'] } = {}) {
  const server = { sent: [] as { operationName: string; ids: string[] }[], rows: present }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: { input: { ids: string[] }; search?: string | null }
      }
      if (operationName === 'EstateDeletions') {
        const fitting = server.rows.filter(({ name }) => name?.toLowerCase().includes(variables.search?.toLowerCase() ?? ''))
        return HttpResponse.json({
          data: {
            estateDeletions: {
              __typename: 'DeletionConnection',
              totalCount: fitting.length,
              edges: fitting.map((node) => ({ __typename: 'DeletionEdge', cursor: node.id, node })),
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        })
      }
      if (!operationName.endsWith('EstateDeletions')) return HttpResponse.json({ data: { estate: { ...solveien, may } } })
      const { ids } = variables.input
      server.sent.push({ operationName, ids })
      const done = ids.filter((id) => !left.some((one) => one.id === id))
      server.rows = server.rows.filter(({ id }) => !done.includes(id))
      return HttpResponse.json({ data: { outcome: { __typename: 'ManyDone', done, left } } })
    }),
  )
  return server
}
const rowOf = async (name: RegExp) => (await screen.findByText(name)).closest('li')!

describe('what was deleted from an estate', () => {
  test('is told with who did it and how long it is there, and what is nearly over stands out', async () => {
    deletedServer([deletion('tilbud'), gutters])
    await openPage(address, { as: member })
    const first = await rowOf(/^Tilbud fra/)
    expect(first.textContent).toContain('Rapport')
    expect(first.textContent).toContain('Kari Nordmann')
    expect(within(first).getByText('30 dager igjen').closest('[data-nearly-over]')).toBeNull()
    const second = await rowOf(/^Rense/)
    expect(second.textContent).toContain('Oppgave · 3 bilder')
    expect(within(second).getByText('3 dager igjen').closest('[data-nearly-over]')).not.toBeNull()
    expect(screen.getByText(/teller med i plassen: 2/)).toBeTruthy()
  })

  test('one comes back from its row', async () => {
    const server = deletedServer([deletion('tilbud'), gutters])
    const { user } = await openPage(address, { as: member })
    await user.click(await screen.findByRole('button', { name: 'Gjenopprett Rense takrenner' }))
    expect(await screen.findByText('«Rense takrenner» er gjenopprettet.')).toBeTruthy()
    expect(server.sent).toEqual([{ operationName: 'RestoreEstateDeletions', ids: ['renne'] }])
    await waitFor(() => expect(screen.queryByText('Rense takrenner')).toBeNull())
  })

  test('several are marked by keys and come back at once; what could not is named with its reason', async () => {
    const left = [{ __typename: 'LeftRecord' as const, id: 'renne', name: 'Rense takrenner', reason: 'parentGone' as const }]
    const server = deletedServer([deletion('tilbud'), gutters], { left })
    const { user } = await openPage(address, { as: member })
    const box = await screen.findByRole('checkbox', { name: 'Merk Tilbud fra Malermester Lie.pdf' })
    box.focus()
    await user.keyboard('x')
    const bar = screen.getByRole('toolbar')
    expect(within(bar).getByText('1 merket')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar')).toBeNull()
    await user.keyboard('{Control>}a{/Control}')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Merk alle 2' }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Gjenopprett 2' }))
    expect(await screen.findByText(/«Rense takrenner» hørte til noe som også er slettet/)).toBeTruthy()
    expect(server.sent).toEqual([{ operationName: 'RestoreEstateDeletions', ids: ['tilbud', 'renne'] }])
  })

  test('a range is marked with shift, and all by the box above', async () => {
    deletedServer([deletion('a', { name: 'Første' }), deletion('b', { name: 'Andre' }), deletion('c', { name: 'Tredje' })])
    const { user } = await openPage(address, { as: member })
    await user.click(await screen.findByRole('checkbox', { name: 'Merk Første' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Merk Tredje' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('button', { name: 'Gjenopprett 3' })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Merk Andre' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Merk alle 3' }).indeterminate).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Fjern merking' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  test('to delete for good asks with the names, and the way out has the focus', async () => {
    const server = deletedServer([deletion('tilbud'), gutters])
    const { user } = await openPage(address, { as: member })
    await user.click(await screen.findByRole('checkbox', { name: 'Merk alle 2' }))
    await user.click(screen.getByRole('button', { name: 'Slett for godt' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Slett 2 ting for godt?' })
    expect(dialog.textContent).toContain('«Tilbud fra Malermester Lie.pdf», «Rense takrenner» blir borte nå')
    const keep = within(dialog).getByRole('button', { name: 'Behold' })
    await waitFor(() => expect(document.activeElement).toBe(keep))
    await user.click(keep)
    expect(server.sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Slett for godt' }))
    await user.click(await screen.findByRole('button', { name: 'Slett 2 for godt' }))
    expect(await screen.findByText('Ingenting er slettet')).toBeTruthy()
    expect(server.sent).toEqual([{ operationName: 'EndEstateDeletions', ids: ['tilbud', 'renne'] }])
  })

  test('whoever may delete nothing there is told who can let them', async () => {
    deletedServer([], { may: readersRights })
    await openPage(address, { as: member })
    expect(await screen.findByText('Bare den som kan slette')).toBeTruthy()
    // Nothing to look for, and no room that it takes up.
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    expect(screen.queryByText(/teller med i plassen/)).toBeNull()
  })

  test('in English', async () => {
    deletedServer([gutters])
    await openPage(address, { as: member, language: 'en' })
    expect(await screen.findByRole('button', { name: 'Restore Rense takrenner' })).toBeTruthy()
    expect(screen.getByText('3 days left')).toBeTruthy()
  })
})
