import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { CompanyProfilePartsFragment, SubcontractorPartsFragment } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'

type Values = Record<string, unknown>
type Profile = CompanyProfilePartsFragment
type Subcontractor = SubcontractorPartsFragment

export const moen: Profile = {
  __typename: 'CompanyProfile',
  id: 'moen',
  organizationNumber: '307819309',
  name: 'Byggmester Moen AS',
  isProven: true,
  addressLine1: 'Vinkelhaken 6',
  postalCode: '0668',
  city: 'Oslo',
  description: 'Vi pusser opp bad.',
  trades: ['carpenter', 'tiler'],
  phone: '68050120',
  email: 'post@moen.example',
  website: 'https://moen.example',
  centralApproval: true,
  wetRoomCertificate: false,
  insuranceCompany: null,
  contactName: 'Astrid Moen',
  logo: null,
  version: 3,
}
export const logo = {
  __typename: 'File' as const,
  id: 'logo',
  name: 'logo.png',
  type: 'image/png',
  size: 900,
  url: '/files/logo/logo.png',
  width: 400,
  height: 400,
}
export const subcontractor = (id: string, name: string, more: Partial<Subcontractor> = {}): Subcontractor => ({
  __typename: 'Subcontractor',
  id,
  name,
  organizationNumber: '215503623',
  trade: 'electrician',
  contactName: 'Eli Strøm',
  email: null,
  phone: null,
  companyId: null,
  version: 1,
  isCompanyProven: null,
  foundCompanyId: null,
  foundCompanyName: null,
  foundRegisteredBy: null,
  foundRegisteredAt: null,
  ...more,
})

/** Answers as the server does, out of what the test puts in; and remembers what it was asked. */
export function profileServer(company: Partial<Profile> = {}, subcontractors: Subcontractor[] = []) {
  const world = { profile: { ...moen, ...company }, subcontractors }
  const asked: { operation: string; variables: Values }[] = []
  const refusals = new Map<string, object>()
  const answers: Record<string, (input: Values) => object> = {
    CompanyProfile: () => ({ companyProfile: world.profile }),
    CompanyPreview: () => ({ companyPreview: world.profile }),
    UpdateCompanyProfile(input) {
      world.profile = { ...world.profile, ...(input as Partial<Profile>), version: world.profile.version + 1 }
      return { updateCompanyProfile: world.profile }
    },
    DeleteCompanyLogo() {
      world.profile = { ...world.profile, logo: null }
      return { deleteCompanyLogo: { __typename: 'CompanyProfile', id: 'record' } }
    },
    Subcontractors: () => ({
      subcontractors: {
        __typename: 'SubcontractorConnection',
        totalCount: world.subcontractors.length,
        edges: world.subcontractors.map((node) => ({ __typename: 'SubcontractorEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    CreateSubcontractor(input) {
      const added = subcontractor('ny', '', input)
      world.subcontractors = [...world.subcontractors, added]
      return { createSubcontractor: added }
    },
    UpdateSubcontractor(input) {
      const after = { ...world.subcontractors.find(({ id }) => id === input['id'])!, ...(input as Partial<Subcontractor>) }
      world.subcontractors = world.subcontractors.map((one) => (one.id === after.id ? after : one))
      return { updateSubcontractor: after }
    },
  }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Values }
      asked.push({ operation: operationName, variables })
      const refusal = refusals.get(operationName)
      if (refusal) return HttpResponse.json({ data: null, errors: [{ message: 'refused', extensions: { requestId: 'r', ...refusal } }] })
      return HttpResponse.json({ data: answers[operationName]!((variables['input'] ?? variables) as Values) })
    }),
  )
  return {
    refuse: (operation: string, code: string, status: number, details?: object) =>
      void refusals.set(operation, { code, status, ...(details && { details }) }),
    relent: () => refusals.clear(),
    change: (profile: Partial<Profile>) => void (world.profile = { ...world.profile, ...profile, version: world.profile.version + 1 }),
    calls: (operation: string) =>
      asked.filter((call) => call.operation === operation).map(({ variables }) => variables['input'] ?? variables),
  }
}
