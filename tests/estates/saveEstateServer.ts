import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { network } from '#tests/support/network.ts'
import type { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { ownersRights, solveien } from './estateServer.ts'

export const owner = { ...member, roles: ['Customer.Owner'] }
const suggestion = {
  name: 'Bjørkeveien 12, 0301 OSLO',
  addressLine1: 'Bjørkeveien 12',
  postalCode: '0301',
  city: 'OSLO',
  municipalityNumber: '0301',
  gnr: 301,
  bnr: 62,
  fnr: 0,
}

const summary = {
  __typename: 'PropertySummary',
  key: '0301-301-62-0-3',
  municipalityNumber: '0301',
  gnr: 301,
  bnr: 62,
  fnr: 0,
  snr: 3,
  organizationNumber: null,
  shareNumber: null,
  ownershipKind: 'owned',
  houseType: 'rowHouse',
  builtYear: 1956,
  plotAreaM2: 420.5,
  addressLine1: 'Bjørkeveien 12',
  addressLine2: '0301 Oslo',
}

interface Register {
  isAvailable: boolean
  isRegistered: boolean
  address: string | null
}
const free: Register = { isAvailable: true, isRegistered: true, address: 'Bjørkeveien 12, 0301 Oslo' }

/** Takes estates in as the server does, and knows one address. */
export function server({ may = ownersRights, status = free, image = null as object | null } = {}) {
  const verified: Record<string, unknown>[] = []
  const saved: { operation: string; input: Record<string, unknown> }[] = []
  const looked: string[] = []
  const refusals: Record<string, () => Response> = {}
  const estate = { ...solveien, image, may, version: 3, reportDocuments: null }
  privateClient()
  network.use(
    http.get('/api/public/address', ({ request }) => {
      const typed = new URL(request.url).searchParams.get('searchValue')!
      looked.push(typed)
      return HttpResponse.json({ addresses: typed.startsWith('Bjørke') ? [suggestion] : [] })
    }),
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: { input: Record<string, unknown> }
      }
      if (refusals[operationName]) return refusals[operationName]()
      if (operationName === 'PropertySummary') return HttpResponse.json({ data: { propertySummary: summary } })
      if (operationName === 'VerifyEstateIdentity') {
        verified.push(variables.input)
        return HttpResponse.json({ data: { verifyEstateIdentity: { __typename: 'EstateIdentityStatus', ...status } } })
      }
      if (!['CreateEstate', 'UpdateEstate'].includes(operationName)) return HttpResponse.json({ data: { estate } })
      saved.push({ operation: operationName, input: variables.input })
      const field = operationName === 'CreateEstate' ? 'createEstate' : 'updateEstate'
      return HttpResponse.json({ data: { [field]: { ...estate, addressLine1: variables.input['addressLine1'] } } })
    }),
  )
  return { saved, looked, refusals, verified }
}
export const offered = { name: /Bjørkeveien 12/ }
export const field = (name: string | RegExp) => screen.findByLabelText(name)
/** At once, as from the clipboard: nothing is looked up in between. */
export async function write(user: Awaited<ReturnType<typeof openPage>>['user'], label: string, words: string) {
  await user.click(await field(new RegExp(`^${label}(Valgfritt)?$`)))
  await user.paste(words)
}
export const submit = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })
