import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { EstateClaimsQuery, WaitingClaimPartsFragment } from '#client/generated/graphql.ts'
import { solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { quietSections } from './accessScreen.ts'

type Asked = Record<string, unknown> & { operation: string }
type WaitingClaim = WaitingClaimPartsFragment
type EstateClaim = EstateClaimsQuery['estateClaims'][number]

const bank = { name: 'bank', label: 'Bank-ID', provesIdentity: true }
const sysadmin = { ...member, roles: [...member.roles, 'System.Admin'] }
const waiting = (values: Partial<WaitingClaim> = {}): WaitingClaim => ({
  __typename: 'WaitingClaim',
  id: 'k1',
  estateId: 'e1',
  addressLine1: 'Granlia 5',
  addressLine2: '2640 Vinstra',
  name: 'Ola Hansen',
  email: 'ola@post.example',
  evidence: 'typed',
  shareNumerator: 1,
  shareDenominator: 2,
  isEmailProven: true,
  isIdentityProven: false,
  electronicIdAskedAt: null,
  owners: [],
  createdAt: '2026-11-20T09:04:00.000Z',
  letterAt: null,
  ...values,
})

/** The desk as the server keeps it. */
function desk(claims: WaitingClaim[], refusal?: () => Response) {
  const asked: Asked[] = []
  let kept = claims
  const answers: Record<string, () => object> = {
    WaitingClaims: () => ({ waitingClaims: kept }),
    SettleClaim: () => {
      kept = []
      return { settleClaim: { __typename: 'SettledClaim', id: 'record' } }
    },
    AskClaimantForElectronicId: () => ({
      askClaimantForElectronicId: { __typename: 'WaitingClaim', id: 'k1', electronicIdAskedAt: '2026-11-21T09:00:00.000Z' },
    }),
    WriteClaimLetter: () => {
      kept = kept.map((claim) => ({ ...claim, letterAt: '2026-11-21T09:00:00.000Z' }))
      return { writeClaimLetter: { __typename: 'ClaimLetter', fileName: 'brev-med-kode.pdf', content: btoa('%PDF') } }
    },
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: object }
      asked.push({ operation: operationName, ...variables })
      return refusal?.() ?? HttpResponse.json({ data: answers[operationName]!() })
    }),
  )
  return asked
}

describe('the claims that wait', () => {
  test('are listed with who asks and why, and settled with a reason that is long enough', async () => {
    const asked = desk([waiting({ owners: ['Kari Nordmann'] })])
    const { user } = await openPage('/private/claims', { as: sysadmin })
    const row = within((await screen.findByText('Granlia 5, 2640 Vinstra')).closest('li')!)
    row.getByText(/Ola Hansen, ola@post.example · 1\/2/)
    row.getByText(/Bare skrevet et nummer · Eies av Kari Nordmann · Spurte 20.11.2026/)
    expect(row.queryByRole('button', { name: 'Lag brev til Granlia 5' })).toBeNull()
    await user.click(row.getByRole('button', { name: 'Avgjør kravet på Granlia 5' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Avgjør kravet på Granlia 5' }))
    await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), 'kort')
    await user.click(dialog.getByRole('button', { name: 'Godkjenn' }))
    expect(await screen.findAllByText(/for kort/)).not.toHaveLength(0)
    await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), ' men skjøtet er sett')
    await user.click(dialog.getByRole('button', { name: 'Avslå' }))
    await screen.findByText('Ingen krav venter')
    expect(asked).toContainEqual({
      operation: 'SettleClaim',
      input: { id: 'k1', isApproved: false, reason: 'kort men skjøtet er sett' },
    })
  })

  test('on what nobody owns get a letter, as a file', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#letter')
    onTestFinished(() => made.mockRestore())
    const asked = desk([waiting()])
    const { user } = await openPage('/private/claims', { as: sysadmin })
    await user.click(await screen.findByRole('button', { name: 'Lag brev til Granlia 5' }))
    await screen.findByText(/Brev laget 21.11.2026/)
    expect(asked).toContainEqual({ operation: 'WriteClaimLetter', id: 'k1' })
  })

  test('are found by what is typed', async () => {
    const asked = desk([])
    const { user } = await openPage('/private/claims', { as: sysadmin })
    await screen.findByText('Ingen krav venter')
    await user.type(screen.getByRole('searchbox', { name: 'Adresse, navn eller e-post' }), 'gran')
    await screen.findByText('Ingen krav passer til søket')
    expect(asked).toContainEqual({ operation: 'WaitingClaims', searchValue: 'gran' })
  })

  test('by somebody who has shown nothing can be asked to show who they are', async () => {
    const asked = desk([waiting()])
    const { user } = await openPage('/private/claims', { as: { ...sysadmin, signInProviders: [bank] } })
    await user.click(await screen.findByRole('button', { name: 'Be om elektronisk ID' }))
    await screen.findByText(/^Bedt om elektronisk ID/)
    expect(asked).toContainEqual({ operation: 'AskClaimantForElectronicId', input: { id: 'k1' } })
  })

  test('say so where they can’t be read', async () => {
    desk([], () =>
      HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'internalError', status: 500, requestId: 'r' } }], data: null }),
    )
    await openPage('/private/claims', { as: sysadmin })
    expect(await screen.findByRole('button', { name: 'Prøv igjen' })).toBeDefined()
  })

  test('are for those who run the system', async () => {
    const asked = desk([waiting()])
    await openPage('/private/claims', { as: member })
    await screen.findByText('Bare for dem som driver systemet')
    expect(asked.filter(({ operation }) => operation === 'WaitingClaims')).toEqual([])
  })
})

const asking: EstateClaim = {
  __typename: 'EstateClaim',
  id: 'k1',
  name: 'Ola Hansen',
  evidence: 'typed',
  shareNumerator: 1,
  shareDenominator: 2,
  isEmailProven: false,
  isIdentityProven: false,
  electronicIdAskedAt: null,
  createdAt: '2026-11-20T09:04:00.000Z',
  isOwn: false,
  sharesAfter: [
    { __typename: 'ClaimedShare', name: 'Kari Nordmann', numeratorBefore: 1, denominatorBefore: 1, numerator: 1, denominator: 2 },
    { __typename: 'ClaimedShare', name: 'Ola Hansen', numeratorBefore: null, denominatorBefore: null, numerator: 1, denominator: 2 },
  ],
}

/** The access screen of an estate, where somebody waits to be an owner. */
function estate(claims: EstateClaim[]) {
  setIdentity(undefined)
  privateClient()
  const asked: Asked[] = []
  let kept = claims
  const answered = (field: string) => () => {
    kept = []
    return { [field]: true }
  }
  const answers: Record<string, () => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may: ['read estate', 'read access-management', 'update access-management'] } }),
    EstateClaims: () => ({ estateClaims: kept }),
    ApproveClaim: answered('approveClaim'),
    DenyClaim: answered('denyClaim'),
    AskElectronicId: () => ({ askElectronicId: { __typename: 'EstateClaim', id: 'k1', electronicIdAskedAt: '2026-11-21T09:00:00.000Z' } }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: object }
      asked.push({ operation: operationName, ...variables })
      return HttpResponse.json({ data: answers[operationName]?.() ?? quietSections[operationName] })
    }),
  )
  return asked
}
const openAccess = (as: object = member) => openPage('/private/estate/solveien/access-management', { as: { ...member, ...as } })

describe('the claim that an owner answers', () => {
  test('tells who asks, on which proof, and what becomes of the shares', async () => {
    estate([asking])
    await openAccess()
    const claim = within(await screen.findByRole('list', { name: 'Vil stå som eier' }))
    claim.getByRole('heading', { name: 'Ola Hansen vil stå som eier' })
    claim.getByText('Ikke brukt')
    claim.getByText('Ikke bekreftet')
    expect(claim.queryByRole('button', { name: 'Be om elektronisk ID' })).toBeNull()
    const rows = claim.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual(['EiereNåEtter', 'Kari Nordmann1/11/2', 'Ola Hansen–1/2', 'Til sammen1/11/1'])
  })

  test('is approved with one press, and gone then', async () => {
    const asked = estate([asking])
    const { user } = await openAccess()
    await user.click(await screen.findByRole('button', { name: 'Godkjenn, Ola Hansen eier 1/2' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Vil stå som eier' })).toBeNull())
    expect(asked).toContainEqual({ operation: 'ApproveClaim', estateId: 'solveien', id: 'k1' })
  })

  test('is refused with one press', async () => {
    const asked = estate([asking])
    const { user } = await openAccess()
    await user.click(await screen.findByRole('button', { name: 'Avslå' }))
    await waitFor(() => expect(asked).toContainEqual({ operation: 'DenyClaim', estateId: 'solveien', id: 'k1' }))
  })

  test('may wait until whoever asks has shown who they are', async () => {
    const asked = estate([asking])
    const { user } = await openAccess({ signInProviders: [bank] })
    await user.click(await screen.findByRole('button', { name: 'Be om elektronisk ID' }))
    await screen.findByText(/^Bedt om elektronisk ID/)
    expect(asked).toContainEqual({ operation: 'AskElectronicId', input: { estateId: 'solveien', id: 'k1' } })
    expect(screen.queryByRole('button', { name: 'Be om elektronisk ID' })).toBeNull()
  })

  test('can’t be approved beyond the whole, nor by whoever asks', async () => {
    estate([
      { ...asking, sharesAfter: null },
      { ...asking, id: 'k2', name: 'Kari Nordmann', isOwn: true },
    ])
    await openAccess()
    await screen.findByText(/Andelene ville blitt mer enn hele eiendommen/)
    await screen.findByText('Dette er ditt eget krav. En annen må svare.')
    expect(screen.queryByRole('button', { name: /^Godkjenn/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Avslå' })).toHaveLength(1)
  })
})
