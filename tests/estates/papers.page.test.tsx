import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { endOf } from '#client/estates/insurance/ending.ts'
import type { InsurancePartsFragment, PrivateDocumentPartsFragment } from '#client/generated/graphql.ts'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { file, solveien } from './estateServer.ts'

const rights = rightsTo('estate', 'insurance', 'private-folder')

interface Kept {
  insurances?: InsurancePartsFragment[] | null
  privateDocuments?: PrivateDocumentPartsFragment[]
  may?: string[]
}

/** Answers with the papers of one estate, and remembers what was saved. */
function paperServer({ insurances = [], privateDocuments = [], may = rights }: Kept) {
  const saved: unknown[] = []
  const list = (nodes: { id: string }[] | null, type: string) =>
    nodes && {
      __typename: `${type}Connection`,
      totalCount: nodes.length,
      edges: nodes.map((node) => ({ __typename: `${type}Edge`, cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { input?: object } }
      const estate = { ...solveien, may }
      if (operationName === 'Insurances') {
        return HttpResponse.json({ data: { estate: { ...estate, insurances: list(insurances, 'Insurance') } } })
      }
      if (operationName === 'PrivateFolder') {
        return HttpResponse.json({ data: { estate: { ...estate, privateDocuments: list(privateDocuments, 'PrivateDocument') } } })
      }
      saved.push(variables.input)
      const insurance = { ...policy, ...variables.input, id: 'new', version: 1, file: null }
      insurances?.unshift(insurance)
      return HttpResponse.json({ data: { saveInsurance: insurance } })
    }),
  )
  return { saved }
}

const policy: InsurancePartsFragment = {
  __typename: 'Insurance',
  id: 'policy',
  kind: 'insurance',
  company: 'Trygg Mur',
  policyNumber: '88-1',
  validTo: '2020-03-31',
  contactName: null,
  phone: null,
  customName: 'Hus og innbo',
  version: 1,
  file: file('polise.pdf', 'application/pdf', 90_000),
}
const broker: InsurancePartsFragment = {
  ...policy,
  id: 'broker',
  kind: 'broker',
  company: 'Hus & Hjem',
  policyNumber: null,
  validTo: null,
  customName: null,
  contactName: 'Tuva Takst',
  phone: '68050011',
  file: null,
}

const insurancePage = '/private/estate/solveien/insurance'
const folderPage = '/private/estate/solveien/private-folder'

describe('insurances', () => {
  test('a policy says when it ended, and a broker how to call', async () => {
    paperServer({ insurances: [policy, broker] })
    await openPage(insurancePage, { as: member })
    const list = await screen.findByRole('list', { name: 'Forsikring' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first!.textContent).toContain('Trygg Mur · Hus og innbo')
    expect(first!.textContent).toContain('Gikk ut 31.03.2020')
    expect(within(second!).getByRole('link', { name: '68\u00a005\u00a000\u00a011' }).getAttribute('href')).toBe('tel:68050011')
  })

  test('a contact is added without a paper', async () => {
    const server = paperServer({})
    const { user } = await openPage(`${insurancePage}?insurance=new`, { as: member })
    await user.click(await screen.findByRole('button', { name: 'Legg til forsikring' }))
    expect(await screen.findByText('2 felt må rettes')).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Hva'), 'Takstmann')
    await user.type(screen.getByLabelText('Selskap'), 'Takst & Tak')
    await user.click(screen.getByRole('button', { name: 'Legg til forsikring' }))
    await waitFor(() => expect(server.saved).toHaveLength(1))
    expect(server.saved[0]).toEqual({
      estateId: 'solveien',
      id: null,
      version: null,
      kind: 'appraiser',
      company: 'Takst & Tak',
      customName: null,
      policyNumber: null,
      validTo: null,
      contactName: null,
      phone: null,
    })
  })

  test('that are closed say who can open them', async () => {
    paperServer({ insurances: null, may: ['read estate'] })
    await openPage(insurancePage, { as: member })
    await screen.findByRole('heading', { name: 'Forsikringene er ikke delt med deg' })
    expect(screen.getByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })

  test.each([
    ['2026-03-31', 'soon', 'its last day'],
    ['2026-03-30', 'over', 'the day after'],
    ['2026-06-01', 'later', 'long before'],
  ])('an insurance until %s is %s on %s', (validTo, end) => {
    expect(endOf(validTo, Date.parse('2026-03-31T12:00:00'))).toBe(end)
  })
})

describe('the private folder', () => {
  test('says what belongs here while it is empty', async () => {
    paperServer({})
    await openPage(folderPage, { as: member })
    await screen.findByRole('heading', { name: 'Mappen er tom' })
    expect(screen.getByRole('button', { name: 'Legg til dokument' })).toBeDefined()
  })

  test('asks for a name and a paper', async () => {
    uploadServer()
    paperServer({})
    const { user } = await openPage(`${folderPage}?document=new`, { as: member })
    await user.click(await screen.findByRole('button', { name: 'Legg til dokument' }))
    for (const fault of ['Skriv hva dokumentet er.', 'Velg en fil.']) expect(await screen.findAllByText(fault)).toHaveLength(2)
  })

  test('can only be read by those who may not change it', async () => {
    const deed = {
      __typename: 'PrivateDocument' as const,
      id: 'deed',
      customName: 'Skjøte',
      createdAt: '2026-03-12T08:07:00.000Z',
      version: 1,
    }
    paperServer({
      privateDocuments: [{ ...deed, file: file('skjøte.pdf', 'application/pdf', 1000) }],
      may: ['read estate', 'read private-folder'],
    })
    await openPage(folderPage, { as: member })
    const list = await screen.findByRole('list', { name: 'Privat mappe' })
    expect(within(list).getByText('Skjøte')).toBeDefined()
    expect(screen.queryByRole('button', { name: /dokument|Endre|Slett|Valg/ })).toBeNull()
  })

  test('has no page behind a public link', async () => {
    const { address } = await openPage('/public-link/key/estate/solveien/private-folder')
    await waitFor(() => expect(address()).toBe('/not-found'))
  })
})
