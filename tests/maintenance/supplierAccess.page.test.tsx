import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { chooseFrom } from '#tests/support/rowMenu.ts'
import { member } from '#tests/support/visitors.ts'

const path = '/private/estate/solveien/maintenance/participants'
const plumber = {
  __typename: 'MaintenanceSupplier',
  isCompanyProven: null,
  foundCompanyId: null,
  foundCompanyName: null,
  foundRegisteredBy: null,
  foundRegisteredAt: null,
  id: 's1',
  name: 'Nordre Rør',
  trade: 'plumber',
  partyKind: 'supplier',
  email: 'post@nordre.example',
  phone: '+4768050140',
  organizationNumber: '212345678' as string | null,
  companyId: 'nordre' as string | null,
  openTaskCount: 0,
  nextDate: null,
  access: 'none',
  accessLinkId: null as string | null,
  version: 1,
}
const mayAll = ['read estate', ...rightsTo('maintenance-participants'), 'create access-management']

function server(supplier: typeof plumber, { may = mayAll, isTaken = false } = {}) {
  const sent: { operationName: string; variables: object; key: string | null }[] = []
  let shown = supplier
  setIdentity(undefined)
  privateClient()
  const link = { __typename: 'AccessLink', id: 'l1', status: 'unclaimed' }
  const answers: Record<string, () => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may } }),
    MaintenanceSuppliers: () => ({
      maintenanceSuppliers: {
        __typename: 'MaintenanceSupplierConnection',
        totalCount: 1,
        edges: [{ __typename: 'MaintenanceSupplierEdge', cursor: '1', node: shown }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    SupplierAccessOffer: () => ({
      supplierAccessOffer: {
        __typename: 'SupplierAccessOffer',
        net: 290,
        vat: 72.5,
        vatRate: 25,
        gross: 362.5,
        invoiceTo: { __typename: 'InvoiceRecipient', name: 'Kari Prøve', email: 'kari@prove.example' },
      },
    }),
    OrderSupplierAccess: () => ({ createPurchaseOrder: { __typename: 'PurchaseOrder', purchaseOrderId: 'p1' } }),
    RequestSupplierAccess: () => {
      shown = { ...shown, access: 'asked', accessLinkId: 'l1' }
      return { requestSupplierAccess: link }
    },
    PurchaseSupplierAccess: () => {
      shown = { ...shown, access: 'granted', accessLinkId: 'l1' }
      return { purchaseSupplierAccess: { ...link, status: 'claimed' } }
    },
    EndSupplierAccess: () => {
      shown = { ...shown, access: 'none', accessLinkId: null }
      return { deleteAccessLink: { __typename: 'Removed', id: 'record' } }
    },
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: object }
      if (/^(Request|Purchase|End|Order)/.test(operationName))
        sent.push({ operationName, variables, key: request.headers.get('idempotency-key') })
      if (isTaken && operationName === 'RequestSupplierAccess') return refused('entityAlreadyExists', 409)
      return HttpResponse.json({ data: answers[operationName]!() })
    }),
  )
  return sent
}
const open = () => openPage(path, { as: { ...member, features: { maintenancePlan: true, licenceManagement: true } } })
const supplier = 'Nordre Rør'

test('a supplier is asked once one knows what is shared, and the request is taken back', async () => {
  const sent = server(plumber)
  const { user } = await open()
  await chooseFrom(user, supplier, 'Be om å ta imot tilgang')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Gi Nordre Rør tilgang?' }))
  expect(dialog.getByText(/e-post på post@nordre.example/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Be om å ta imot tilgang' }))
  expect(await screen.findByText('Nordre Rør er spurt.')).toBeTruthy()
  expect(sent).toMatchObject([{ variables: { estateId: 'solveien', supplierId: 's1' }, key: expect.any(String) as string }])
  await screen.findByText('Spurt om tilgang')
  await chooseFrom(user, supplier, 'Trekk tilbake forespørselen')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Trekk tilbake forespørselen' }))
  expect(await screen.findByText('Forespørselen til Nordre Rør er trukket tilbake.')).toBeTruthy()
  expect(sent[1]).toMatchObject({ operationName: 'EndSupplierAccess', variables: { linkId: 'l1' } })
})

test('access is bought after its price is told, and can be ended', async () => {
  const sent = server(plumber)
  const { user } = await open()
  await chooseFrom(user, supplier, 'Kjøp tilgang')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Kjøpe tilgang for Nordre Rør?' }))
  expect((await dialog.findByText(/Engangspris/)).textContent).toMatch(/362,50 kr, av det 72,50 kr mva.*Kari Prøve, kari@prove.example/)
  await user.click(dialog.getByRole('button', { name: 'Kjøp tilgang' }))
  expect(await screen.findByText('Nordre Rør har fått tilgang. Fakturaen er sendt.')).toBeTruthy()
  expect(sent.map(({ operationName }) => operationName)).toEqual(['OrderSupplierAccess', 'PurchaseSupplierAccess'])
  expect(sent[1]!.variables).toMatchObject({ supplierId: 's1', purchaseOrderId: 'p1' })
  await screen.findByText('Har tilgang')
  await chooseFrom(user, supplier, 'Avslutt tilgangen')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avslutt tilgangen' }))
  expect(await screen.findByText('Tilgangen til Nordre Rør er avsluttet.')).toBeTruthy()
})

test('a company that is not registered is invited', async () => {
  server({ ...plumber, companyId: null })
  const { user } = await open()
  await chooseFrom(user, supplier, 'Inviter til å registrere firmaet')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Invitere Nordre Rør?' }))
  await user.click(dialog.getByRole('button', { name: 'Inviter til å registrere firmaet' }))
  expect(await screen.findByText('Nordre Rør er invitert.')).toBeTruthy()
})

test('without an organisation number it says what to do', async () => {
  const sent = server({ ...plumber, companyId: null, organizationNumber: null })
  const { user } = await open()
  await chooseFrom(user, supplier, 'Gi tilgang')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Legg til organisasjonsnummeret først' }))
  await user.click(dialog.getByRole('button', { name: 'Lukk' }))
  expect(sent).toEqual([])
})

test('what another owner asked meanwhile is said', async () => {
  server(plumber, { isTaken: true })
  const { user } = await open()
  await chooseFrom(user, supplier, 'Be om å ta imot tilgang')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Be om å ta imot tilgang' }))
  expect(await screen.findByText('Oppføringen finnes allerede.')).toBeTruthy()
})

test('who does not own the estate lets nobody in', async () => {
  server(plumber, { may: mayAll.filter((one) => one !== 'create access-management') })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: `Valg for ${supplier}` }))
  await screen.findByRole('menuitem', { name: 'Endre' })
  expect(screen.queryByRole('menuitem', { name: /tilgang/ })).toBe(null)
})
