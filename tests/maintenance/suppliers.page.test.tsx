import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { chooseFrom } from '#tests/support/rowMenu.ts'
import { member } from '#tests/support/visitors.ts'

const plumber = {
  __typename: 'MaintenanceSupplier',
  isCompanyProven: null,
  foundCompanyId: null,
  foundCompanyName: null,
  foundRegisteredBy: null,
  foundRegisteredAt: null,
  id: '0198a5a0-0000-7000-8000-000000000001',
  name: 'Nordre Rør',
  trade: 'plumber',
  partyKind: 'supplier',
  email: 'post@nordre.example',
  phone: '+4768050140',
  organizationNumber: null,
  companyId: null,
  openTaskCount: 2,
  nextDate: '2026-06-01',
  access: 'none',
  accessLinkId: null,
  version: 3,
}
const caretaker = {
  ...plumber,
  id: '0198a5a0-0000-7000-8000-000000000002',
  name: 'Vakt Mester',
  trade: 'other',
  partyKind: 'landlord',
  email: 'vakt@sameiet.example',
  openTaskCount: 0,
  nextDate: null,
  access: 'granted',
}
const reads = ['read estate', 'read maintenance-plan', 'read maintenance-year-wheel', 'read maintenance-participants']

interface World {
  suppliers?: object[]
  may?: string[]
  /** What the list answers in place of itself. */
  instead?: Response
  /** What a change answers, one after the other. */
  refusals?: Response[]
}

function server({ suppliers = [], may = [...reads, ...rightsTo('maintenance-participants')], instead, refusals = [] }: World = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: { estate: { ...solveien, may } } })
      if (operationName === 'MaintenanceSuppliers')
        return (
          instead?.clone() ??
          HttpResponse.json({
            data: {
              maintenanceSuppliers: {
                __typename: 'MaintenanceSupplierConnection',
                totalCount: suppliers.length,
                edges: suppliers.map((node, n) => ({ __typename: 'MaintenanceSupplierEdge', cursor: String(n), node })),
                pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
              },
            },
          })
        )
      if (operationName === 'MaintenanceSettings')
        return HttpResponse.json({
          data: { maintenanceSettings: { __typename: 'MaintenanceSettings', id: 'solveien', confirmsSuppliers: false } },
        })
      if (/^(Create|Update|Delete)/.test(operationName)) sent.push({ operation: operationName, variables })
      return (
        refusals.shift() ??
        HttpResponse.json({
          data: {
            createMaintenanceSupplier: plumber,
            updateMaintenanceSupplier: plumber,
            deleteMaintenanceSupplier: { __typename: 'Removed', id: 'record' },
          },
        })
      )
    }),
  )
  return sent
}
const open = (query = '') =>
  openPage(`/private/estate/solveien/maintenance/participants${query}`, { as: { ...member, features: { maintenancePlan: true } } })
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')!

describe('the suppliers of an estate', () => {
  test('stand with their trade, how they are reached, what they have to do and whether they see the estate', async () => {
    server({ suppliers: [plumber, caretaker] })
    await open()
    const row = within(await rowOf('Nordre Rør'))
    expect(row.getByText('Rørlegger')).toBeDefined()
    expect(row.getByRole('link', { name: '+47\u00a068\u00a005\u00a001\u00a040' }).getAttribute('href')).toBe('tel:+4768050140')
    expect(row.getByRole('link', { name: 'post@nordre.example' }).getAttribute('href')).toBe('mailto:post@nordre.example')
    expect(row.getByText('2 åpne oppgaver, neste 01.06.2026')).toBeDefined()
    expect(row.getByText('Ingen tilgang')).toBeDefined()
    const other = within(await rowOf('Vakt Mester'))
    expect(other.getByText('Vaktmester eller forvalter')).toBeDefined()
    expect(other.getByText('Har tilgang')).toBeDefined()
  })

  test('are none at first, and a reader is offered no change', async () => {
    server({ may: reads })
    await open()
    await screen.findByRole('heading', { name: 'Ingen leverandører ennå' })
    expect(screen.queryByRole('button', { name: 'Ny leverandør' })).toBeNull()
  })

  test('are closed to some', async () => {
    server({ may: ['read estate'], instead: refused('authorizationFailure', 403) })
    await open()
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeDefined()
  })

  test('say when they could not be read', async () => {
    server({ instead: refused('internalError', 500) })
    await open()
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  test('are added, each address once', async () => {
    const sent = server({ refusals: [refused('entityAlreadyExists', 409, { fields: { email: 'entityAlreadyExists' } })] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Ny leverandør' }))
    const save = await screen.findByRole('button', { name: 'Legg til leverandøren' })
    await user.click(save)
    expect((await screen.findAllByText('Velg et fag.')).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText(/^Navn/), 'Nordre Rør')
    await user.selectOptions(screen.getByLabelText(/^Fag/), 'Rørlegger')
    await user.type(screen.getByLabelText(/^Telefon/), '68 05 01 40')
    await user.type(screen.getByLabelText(/^E-post/), 'post@nordre.example')
    await user.click(save)
    expect((await screen.findAllByText('Det finnes allerede en leverandør med denne e-postadressen.')).length).toBeGreaterThan(0)
    const mail = screen.getByLabelText(/^E-post/)
    await user.clear(mail)
    await user.type(mail, 'ny@nordre.example')
    await user.click(save)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({
      operation: 'CreateMaintenanceSupplier',
      variables: {
        input: { estateId: 'solveien', name: 'Nordre Rør', trade: 'plumber', email: 'ny@nordre.example', partyKind: 'supplier' },
      },
    })
    expect(await screen.findByText('Nordre Rør er lagt til.')).toBeDefined()
  })

  test('are changed at the version they were read at, and deleted after it was said what becomes of their tasks', async () => {
    const sent = server({ suppliers: [plumber] })
    const { user } = await open()
    await chooseFrom(user, 'Nordre Rør', 'Endre')
    await user.type(await screen.findByLabelText(/^Navn/), ' AS')
    await user.click(screen.getByRole('button', { name: 'Lagre leverandøren' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables).toMatchObject({ input: { supplierId: plumber.id, version: 3, name: 'Nordre Rør AS' } })
    await chooseFrom(user, 'Nordre Rør', 'Slett')
    const asked = await screen.findByRole('alertdialog', { name: 'Slette Nordre Rør?' })
    expect(asked.textContent).toContain('De 2 oppgavene som venter, går tilbake til eierne sammen.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Valg for Nordre Rør' })))
    await chooseFrom(user, 'Nordre Rør', 'Slett')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Slett leverandøren' }))
    await waitFor(() => expect(sent[1]).toMatchObject({ operation: 'DeleteMaintenanceSupplier', variables: { supplierId: plumber.id } }))
  })
})
