import { http, HttpResponse, type HttpResponseResolver } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { type Identity, setIdentity } from '#client/access/identity.ts'
import type {
  AdministeredLicencesQuery,
  LicenceHolderPartsFragment,
  LicenceInvoicePartsFragment,
  LicenceOfferPartsFragment,
  LicencePartsFragment,
} from '#client/generated/graphql.ts'
import type { LicencePlan } from '#schema/access/plans.ts'
import { network } from '#tests/support/network.ts'
import { actingAs, firmAccount, member } from '#tests/support/visitors.ts'

const features = { licenceManagement: true, taskPage: true }
export const customer: Identity = { ...member, features }
export const companyAs = (role: string, licences: string[] = []): Identity => ({
  ...actingAs({ ...firmAccount, roles: [`Company.${role}`] }),
  companyId: 'moen',
  licences,
  features,
})

const soon = new Date(Date.now() + 300 * 86_400_000).toISOString()
const past = new Date(Date.now() - 65 * 86_400_000).toISOString()

export const offer = (type: LicencePlan, net: number, more: Partial<LicenceOfferPartsFragment> = {}): LicenceOfferPartsFragment => ({
  __typename: 'LicenceOffer',
  type,
  gross: net * 1.25,
  heldUntil: null,
  validFrom: past,
  validTo: soon,
  lines: [{ __typename: 'InvoiceLine', kind: 'YEAR', type, gross: net * 1.25 }],
  totalVat: net * 0.25,
  totalGross: net * 1.25,
  trialDays: null,
  ...more,
})
export const licence = (type: LicencePlan, more: Partial<LicencePartsFragment> = {}): LicencePartsFragment => ({
  __typename: 'Licence',
  id: `licence ${type}`,
  type,
  validFrom: past,
  validTo: soon,
  isTrial: false,
  ...more,
})
export const invoice = (number: number, type: LicencePlan): LicenceInvoicePartsFragment => ({
  __typename: 'LicenceInvoice',
  id: `invoice ${number}`,
  number,
  type,
  issuedOn: '2026-01-05',
  dueOn: '2026-01-19',
  gross: 737.5,
  url: `/files/invoices/${number}/faktura-${number}.pdf`,
})
export const holder = (name: string, more: Partial<LicenceHolderPartsFragment> = {}): LicenceHolderPartsFragment => ({
  __typename: 'LicenceHolder',
  id: name,
  accountType: 'company',
  name,
  identifier: '212345678',
  holds: [],
  adjustments: [],
  ...more,
})

interface Shop {
  mayOrder?: boolean
  buyers?: string[]
  offers: LicenceOfferPartsFragment[]
  licences?: LicencePartsFragment[]
  invoices?: LicenceInvoicePartsFragment[]
  holders?: LicenceHolderPartsFragment[]
}
type Variables = { input: Record<string, unknown> }

const connection = <Node extends { id: string }>(type: string, nodes: readonly Node[]) => ({
  __typename: `${type}Connection`,
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})

/** Answers as the server does, out of what the test puts in; and remembers what it was asked. */
export function licenceServer({ mayOrder = true, buyers = [], offers, licences = [], invoices = [], holders = [] }: Shop) {
  const asked: { operation: string; variables: Variables; key: string | null }[] = []
  const down = new Set<string>()
  const refusals = new Map<string, { code: string; reason?: string }>()
  const world = { licences, invoices, holders }
  const invoiceTo = {
    __typename: 'InvoiceRecipient',
    name: 'Kari Nordmann',
    organizationNumber: null,
    email: 'kari@nordmann.example',
    addressLine1: 'Solveien 14',
    postalCode: '0150',
    city: 'Oslo',
  }
  function order({ input }: Variables) {
    const added = licence(input['type'] as LicencePlan, { id: 'ny' })
    world.licences = [added, ...world.licences]
    world.invoices = [invoice(10_042, added.type), ...world.invoices]
    return added
  }
  const answers: Record<string, (variables: Variables) => object> = {
    LicenceOffers: () => ({
      licenceOffers: { __typename: 'LicenceOffers', mayOrder, buyers, offers, invoiceTo: mayOrder ? invoiceTo : null },
    }),
    Licences: () => ({ licences: connection('Licence', world.licences) }),
    LicenceInvoices: () => ({ licenceInvoices: connection('LicenceInvoice', world.invoices) }),
    LicenceOrdered: () => ({
      licences: connection('Licence', world.licences),
      licenceInvoices: connection('LicenceInvoice', world.invoices),
    }),
    CreatePurchaseOrder: () => ({ createPurchaseOrder: { __typename: 'PurchaseOrder', purchaseOrderId: `po ${asked.length}` } }),
    OrderLicence: (variables) => ({ orderLicence: order(variables) }),
    StartLicenceTrial: ({ input }) => {
      const added = licence(input['type'] as LicencePlan, { id: 'prøve', isTrial: true })
      world.licences = [added, ...world.licences]
      return { startLicenceTrial: added }
    },
    OrderCompanyLicence: (variables) => ({ orderCompanyLicence: order(variables) }),
    AdministeredLicences: () => ({
      administeredLicences: connection('AdministeredLicence', [
        {
          __typename: 'AdministeredLicence',
          id: 'gitt',
          type: 'COMPANY_PRO',
          holderName: 'Byggmester Moen AS',
          identifier: '212345678',
          validFrom: past,
          validTo: soon,
          isRunning: true,
          isTrial: false,
          invoiceNumber: null,
        } satisfies AdministeredLicencesQuery['administeredLicences']['edges'][number]['node'],
      ]),
    }),
    LicenceHolders: () => ({ licenceHolders: { __typename: 'LicenceHolders', hasMore: false, holders: world.holders } }),
    AdjustLicence: ({ input }) => {
      const found = world.holders.find(({ id }) => id === input['id'])!
      const held = { __typename: 'HeldPlan' as const, id: 'held', type: input['type'] as LicencePlan, validFrom: past, validTo: soon }
      return { adjustLicence: { ...found, holds: input['change'] === 'END' ? [] : [held] } }
    },
  }
  const answer: HttpResponseResolver = async ({ request }) => {
    const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
    asked.push({ operation: operationName, variables, key: request.headers.get('Idempotency-Key') })
    if (down.has(operationName)) return HttpResponse.error()
    const refusal = refusals.get(operationName)
    if (refusal) {
      const { code, reason } = refusal
      refusals.delete(operationName)
      return HttpResponse.json({
        data: null,
        errors: [{ message: code, extensions: { code, status: 409, requestId: 'r', ...(reason && { details: { reason } }) } }],
      })
    }
    return HttpResponse.json({ data: answers[operationName]!(variables) })
  }
  setIdentity(undefined)
  privateClient()
  network.use(http.post('/graphql', answer))
  return {
    asked,
    /** What does not come, until it is taken out again. */
    down,
    refuse: (operation: string, code: string, reason?: string) => void refusals.set(operation, { code, ...(reason && { reason }) }),
    calls: (operation: string) => asked.filter((call) => call.operation === operation),
  }
}
