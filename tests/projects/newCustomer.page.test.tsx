import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { overview } from './overviewServer.ts'
import { type Answers, connection, leader, owner, projectServer, refuse } from './projectServer.ts'

const path = '/private/projects/new'
const professional = { ...leader, roles: ['Company.Professional'] }
const leading = { ...leader, roles: ['Company.Leader'] }
const kari = { __typename: 'KnownCustomer', firstName: 'Kari', lastName: 'Kunde', email: 'kari@kunde.example', phoneNumber: '+4722334455' }
const options = {
  __typename: 'CustomerProjectOptions',
  customers: [] as object[],
  people: [{ __typename: 'ProjectPerson', accountId: 'nina', name: 'Nina Moen', leads: true }],
  subcontractors: [],
  templates: [],
}
const place = {
  __typename: 'Estate',
  id: 'solveien',
  addressLine1: 'Solveien 14',
  addressLine2: '1170 Oslo',
  identity: { __typename: 'Cadastre', municipalityNumber: '0301', gnr: 182, bnr: 45, fnr: 0, snr: 0 },
  image: null,
}
const places = (nodes: (typeof place)[]) => ({ estates: { ...connection(nodes), __typename: 'EstateConnection' } })
const property = {
  __typename: 'PropertySummary',
  key: '0301-207-80-0-0',
  municipalityNumber: '0301',
  gnr: 207,
  bnr: 80,
  fnr: 0,
  snr: 0,
  organizationNumber: null,
  shareNumber: null,
  ownershipKind: 'owned',
  houseType: 'rowHouse',
  builtYear: 1956,
  plotAreaM2: 420,
  addressLine1: 'Bakkeveien 3',
  addressLine2: '0301 Oslo',
}

function server(more: Answers = {}) {
  const sent = projectServer({
    CustomerProjectOptions: () => ({ customerProjectOptions: options }),
    VerifyEstateIdentity: () => ({
      verifyEstateIdentity: { __typename: 'EstateIdentityStatus', isAvailable: true, isRegistered: true, address: null },
    }),
    PropertySummary: () => ({ propertySummary: property }),
    ProjectPlaces: () => places([place]),
    StartProjectForCustomer: () => ({ startProjectForCustomer: { __typename: 'Project', id: 'bath' } }),
    ...more,
  })
  network.use(http.get('/api/public/address', () => HttpResponse.json({ addresses: [] })))
  return { started: () => sent.filter(({ operation }) => operation === 'StartProjectForCustomer').map(({ variables }) => variables.input) }
}
beforeEach(() => sessionStorage.clear())

type User = Awaited<ReturnType<typeof openPage>>['user']
async function write(user: User, label: string, words: string) {
  await user.click(await screen.findByLabelText(new RegExp(`^${label}(Valgfritt)?$`)))
  await user.paste(words)
}
const next = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

async function throughJob(user: User) {
  await screen.findByRole('heading', { level: 1, name: 'Hva skal gjøres?' })
  await user.click(await screen.findByRole('radio', { name: /Oppussing/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Bad 5 områder, 26 punkter/ }))
  await write(user, 'Navn', 'Nytt bad')
  await next(user, 'Neste: deltakere')
  await screen.findAllByRole('combobox', { name: /^Legg til/ })
  expect(screen.queryByLabelText('Kunde')).toBeNull()
  await next(user, 'Neste: datoer')
  await next(user, 'Neste: områder')
}
async function writeCustomer(user: User, email = 'kari@kunde.example') {
  await write(user, 'Fornavn', 'Kari')
  await write(user, 'Etternavn', 'Kunde')
  await write(user, 'E-post til kunden', email)
}

test('the button of the list leads to the customer, and a project is started with them in five steps', { timeout: 120_000 }, async () => {
  const { started } = server({
    Projects: () => ({ projects: connection([]) }),
    ProjectCount: () => ({ projects: { __typename: 'ProjectConnection', hasMoreThanCounted: false, totalCount: 0 } }),
  })
  const { user, address } = await openPage('/private/projects', { as: leading })
  await user.click((await screen.findAllByRole('link', { name: 'Nytt prosjekt' }))[0]!)
  await screen.findByRole('heading', { level: 1, name: 'Hvem er kunden, og hvor er jobben?' })
  await writeCustomer(user)
  await write(user, 'Telefon til kunden', '22334455')
  await write(user, 'Adresse', 'Bakkeveien 3')
  await write(user, 'Kommunenummer', '0301')
  await write(user, 'Gårdsnummer', '207')
  await write(user, 'Bruksnummer', '80')
  await next(user, 'Neste: jobben')
  await throughJob(user)
  await next(user, 'Opprett prosjektet')
  await waitFor(() => expect(address()).toBe('/private/project/bath'))
  expect(started()).toEqual([
    expect.objectContaining({
      projectId: expect.stringMatching(/^[\da-f-]{36}$/),
      customerFirstName: 'Kari',
      customerLastName: 'Kunde',
      customerEmail: 'kari@kunde.example',
      addressLine1: 'Bakkeveien 3',
      identityKind: 'cadastre',
      municipalityNumber: '0301',
      gnr: 207,
      bnr: 80,
      name: 'Nytt bad',
      renovationPresets: ['BATHROOM'],
      participants: [],
    }),
  ])
  for (const field of ['customer', 'contactEmail', 'imageFileId', 'search']) expect(started()[0]).not.toHaveProperty(field)
  expect(sessionStorage.length).toBe(0)
})

test('a customer of before is chosen and not typed, and a property that the address names is filled in', async () => {
  server({ CustomerProjectOptions: () => ({ customerProjectOptions: { ...options, customers: [kari] } }) })
  const { user } = await openPage(`${path}?property=0301-207-80-0-0`, { as: leading })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'En kunde dere har hatt før' }), 'kari@kunde.example')
  const value = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([value('Fornavn'), value('Etternavn'), value('E-post til kunden')]).toEqual(['Kari', 'Kunde', 'kari@kunde.example'])
  expect(value(/^Telefon til kunden/)).toBe('+4722334455')
  expect([value('Adresse'), value('Gårdsnummer'), value('Bruksnummer')]).toEqual(['Bakkeveien 3', '207', '80'])
})

test('a refusal leads back to what it is about, and sent again it is the same project', { timeout: 120_000 }, async () => {
  let answer = (): object => refuse('unprocessableEntity', 422, { fields: { customerEmail: 'notValid' } })
  const { started } = server({ StartProjectForCustomer: () => answer() })
  const { user, address } = await openPage(`${path}?property=0301-207-80-0-0`, { as: leading })
  await writeCustomer(user, 'nina@moen.example')
  await next(user, 'Neste: jobben')
  await throughJob(user)
  await next(user, 'Opprett prosjektet')
  expect((await screen.findAllByText(/Det kan ikke være en i firmaet/)).length).toBeGreaterThan(0)
  answer = () => ({ startProjectForCustomer: { __typename: 'Project', id: 'bath' } })
  await user.clear(screen.getByLabelText('E-post til kunden'))
  await write(user, 'E-post til kunden', 'kari@kunde.example')
  for (const name of ['Neste: jobben', 'Neste: deltakere', 'Neste: datoer', 'Neste: områder', 'Opprett prosjektet']) await next(user, name)
  await waitFor(() => expect(address()).toBe('/private/project/bath'))
  const [first, second] = started()
  expect(second).toMatchObject({ projectId: first!['projectId'], customerEmail: 'kari@kunde.example' })
})

test('nobody goes on without a customer and an address', async () => {
  server()
  const { user, address } = await openPage(path, { as: leading })
  await next(user, 'Neste: jobben')
  expect((await screen.findAllByText('Skriv adressen.')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('E-post til kunden').getAttribute('aria-invalid')).toBe('true')
  expect(address()).toBe(path)
})

test('on an estate that is here, the project goes on from there', async () => {
  server({ ProjectPlaces: ({ search }) => places(search ? [] : [place]) })
  const { user } = await openPage(path, { as: leading })
  await user.click(await screen.findByRole('link', { name: 'Kjent eiendom' }))
  const row = await screen.findByRole('link', { name: /Solveien 14/ })
  expect(row.getAttribute('href')).toBe('/private/estate/solveien/project')
  await user.type(screen.getByRole('searchbox'), 'Fjell')
  await screen.findByRole('heading', { name: 'Ingen eiendom passer til «Fjell»' })
})

test('a professional chooses among the estates, and is told who adds others', async () => {
  server({ ProjectPlaces: () => places([]) })
  await openPage(path, { as: professional })
  await screen.findByRole('heading', { name: 'Firmaet har ingen eiendommer her ennå' })
  await screen.findByText('En leder i firmaet kan starte prosjektet med en ny kunde.')
  expect(screen.queryByRole('link', { name: 'Ny kunde' })).toBeNull()
})

test('what could not be read can be asked for again', async () => {
  let isAway = true
  server({ CustomerProjectOptions: () => (isAway ? refused('internalError', 500) : { customerProjectOptions: options }) })
  const { user } = await openPage(path, { as: leading })
  const again = await screen.findByRole('button', { name: 'Prøv igjen' })
  isAway = false
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Hvem er kunden, og hvor er jobben?' })).toBeDefined()
})

test.each([
  ['an owner', owner, /Prosjekter startes av firmaer/],
  ['a company without a licence', { ...leading, licences: [] }, /Kontrollpunkter, papirer og bestillinger/],
])('%s is told why there is nothing to start', async (_, who, words) => {
  server()
  await openPage(path, { as: who })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the page of a project says who owns the house: those who were written to', async () => {
  const people = [
    { __typename: 'ProjectOwner', accountId: 'kari', name: 'Kari Nordmann' },
    { __typename: 'ProjectOwner', accountId: 'per', name: 'Per Nordmann' },
  ]
  projectServer(overview({ owners: people }))
  await openPage('/private/project/bath', { as: leading })
  const who = within(await screen.findByRole('region', { name: 'Hvem er med' }))
  const rows = who.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.slice(0, 2)).toEqual([expect.stringMatching(/Kari NordmannKunde og eier$/), expect.stringMatching(/Per NordmannEier$/)])
})

test('until somebody has said yes, it says whom the company has asked', async () => {
  const invitedOwner = { __typename: 'InvitedOwner', id: 'i', firstName: 'Kari', lastName: 'Nordmann', state: 'INVITED' }
  projectServer(overview({ invitedOwner }))
  await openPage('/private/project/bath', { as: leading })
  const who = within(await screen.findByRole('region', { name: 'Hvem er med' }))
  expect(who.getAllByRole('listitem')[0]!.textContent).toMatch(/Kari NordmannKundeInvitert$/)
})
