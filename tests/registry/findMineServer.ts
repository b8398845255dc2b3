import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { OwnClaimPartsFragment, RegisteredEstatePartsFragment } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { member } from '#tests/support/visitors.ts'

export const owner = { ...member, roles: ['Customer.Owner'] }
export const address = '/private/estates?find=mine'
export const number = '14837410003'

export const property = (values: Partial<RegisteredEstatePartsFragment>): RegisteredEstatePartsFragment => ({
  __typename: 'RegisteredEstate',
  id: 'r1',
  estateId: null,
  claimStatus: 'unclaimed',
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
  shareNumerator: 1,
  shareDenominator: 2,
  ...values,
})
export const share = property({
  id: 'r2',
  estateId: 'brageveien',
  identityKind: 'share',
  municipalityNumber: null,
  gnr: null,
  bnr: null,
  organizationNumber: '319400559',
  shareNumber: '31',
  addressLine1: 'Brageveien 3',
  shareDenominator: 1,
})

export const claim = (values: Partial<OwnClaimPartsFragment> = {}): OwnClaimPartsFragment => ({
  __typename: 'OwnClaim',
  id: 'k1',
  estateId: 'brageveien',
  addressLine1: 'Brageveien 3',
  addressLine2: '0665 Oslo',
  state: 'waiting',
  evidence: 'typed',
  hasOwners: true,
  createdAt: '2026-11-20T09:04:00.000Z',
  expiresAt: '2027-01-19T09:04:00.000Z',
  electronicIdAskedAt: null,
  codeExpiresAt: null,
  triesLeft: 5,
  ...values,
})

const found = {
  name: 'Brageveien 3, 0665 OSLO',
  addressLine1: 'Brageveien 3',
  postalCode: '0665',
  city: 'OSLO',
  municipalityNumber: '0301',
  gnr: 145,
  bnr: 12,
  fnr: 0,
}

/** The land register as the server tells of it: nothing before it was asked. */
export function registry(
  properties: RegisteredEstatePartsFragment[],
  { isRegistered = true, isProven = false, namesOwners = true, claims = [] as OwnClaimPartsFragment[] } = {},
) {
  const asked: { operation: string; variables: Record<string, unknown> }[] = []
  const refusals: Record<string, (() => Response) | undefined> = {}
  const world = { isRegistered, properties, claims, waits: false }
  const become = (id: unknown, values: Partial<RegisteredEstatePartsFragment>) => {
    world.properties = world.properties.map((known) => (known.id === id || known.estateId === id ? { ...known, ...values } : known))
  }
  const none = {
    __typename: 'EstateConnection',
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  }
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    Estates: () => ({
      estates: none,
      guestEstates: none,
      removedEstates: [],
    }),
    EstateRegistry: () => ({
      estateRegistry: {
        __typename: 'EstateRegistry',
        isRegistered: world.isRegistered,
        askedAt: world.isRegistered ? '2026-11-21T10:00:00.000Z' : null,
        isProven,
        namesOwners,
        estates: world.isRegistered ? world.properties : [],
        claims: world.claims,
      },
    }),
    RegisterInEstateRegistry: () => {
      world.isRegistered = true
      return { registerInEstateRegistry: { __typename: 'EstateRegistry', isRegistered: true } }
    },
    ClaimEstate: ({ id }) => {
      if (world.waits) {
        world.claims = [claim({ estateId: String(id) })]
        return { claimEstate: { __typename: 'ClaimedEstate', estateId: id, claimStatus: 'unclaimed', claimState: 'waiting' } }
      }
      become(id, { claimStatus: 'claimed' })
      return { claimEstate: { __typename: 'ClaimedEstate', estateId: id, claimStatus: 'claimed', claimState: 'approved' } }
    },
    ClaimEstateAtPlace: () => {
      world.claims = [claim({ evidence: 'none' })]
      return { claimEstateAtPlace: world.claims[0]! }
    },
    PropertySummary: () => ({ propertySummary: null }),
    WithdrawClaim: () => {
      world.claims = []
      return { withdrawClaim: { __typename: 'Removed', id: 'record' } }
    },
    EnterClaimCode: () => {
      world.claims = []
      become('brageveien', { claimStatus: 'claimed' })
      return { enterClaimCode: { __typename: 'SettledClaim', id: 'record' } }
    },
    CreateEstate: () => {
      become('r1', { estateId: 'solveien', claimStatus: 'claimed' })
      return { createEstate: null }
    },
  }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.get('/api/public/address', () => HttpResponse.json({ addresses: [found] })),
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      asked.push({ operation: operationName, variables })
      return refusals[operationName]?.() ?? HttpResponse.json({ data: answers[operationName]!(variables) })
    }),
  )
  return { world, refusals, become, calls: (operation: string) => asked.filter((call) => call.operation === operation) }
}
