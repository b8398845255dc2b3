import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'

const property = {
  __typename: 'PropertySummary',
  key: '0301-207-80-0-0',
  identityKind: 'cadastre',
  municipalityNumber: '0301',
  gnr: 207,
  bnr: 80,
  fnr: 0,
  snr: 0,
  organizationNumber: null,
  shareNumber: null,
  ownershipKind: 'owned',
  houseType: 'detachedHouse',
  builtYear: 1908,
  plotAreaM2: 812,
  addressLine1: 'Solveien 14',
  addressLine2: '1170 Oslo',
}
const flat = { ...property, identityKind: 'share', organizationNumber: '319400559', shareNumber: '31', gnr: null, bnr: null }
const address = {
  name: 'Solveien 14, 1170 OSLO',
  addressLine1: 'Solveien 14',
  postalCode: '1170',
  city: 'OSLO',
  municipalityNumber: '0301',
  gnr: 207,
  bnr: 80,
  fnr: 0,
}
type Variables = { kind?: string; key?: string; input?: { documents: { fileId: string; customName: string }[] } }

/** One property of the register, and the mailbox of its owner where somebody keeps it here. */
export function taskServer({ estateId = 'solveien' }: { estateId?: string | null } = {}) {
  const sent: NonNullable<Variables['input']>[] = []
  const refusals = new Map<string, () => Response>()
  const known = ({ key }: Variables) => (key === property.key ? property : key === '319400559-31' ? flat : undefined)
  const answers: Record<string, (variables: Variables) => object | undefined> = {
    PropertySummary: (variables) => known(variables) && { propertySummary: known(variables) },
    DeliveryPlace: (variables) =>
      known(variables) && { deliveryPlace: { __typename: 'DeliveryPlace', estateId, property: known(variables) } },
    Deliveries: () => ({
      deliveries: {
        __typename: 'DeliveryConnection',
        totalCount: sent.length,
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    SendDocuments: ({ input }) => {
      sent.push(input!)
      return { sendDocuments: { __typename: 'Delivery', id: 'delivery' } }
    },
  }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.get('/api/public/address', ({ request }) => {
      const typed = new URL(request.url).searchParams.get('searchValue')!
      return HttpResponse.json({ addresses: typed.startsWith('Sol') ? [address] : [] })
    }),
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
      const refusal = refusals.get(operationName)
      if (refusal) return refusal()
      const data = answers[operationName]!(variables)
      return data ? HttpResponse.json({ data }) : refused('entityNotFound', 404)
    }),
  )
  return {
    sent,
    refuse: (operation: string, answer: () => Response) => void refusals.set(operation, answer),
    recover: () => refusals.clear(),
  }
}
