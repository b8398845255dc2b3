import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { solveien } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { type Answers, leader, owner, project, projectServer, refuse } from './projectServer.ts'

const path = '/private/estate/solveien/project'
const firm = '0198a5a0-0000-7000-8000-000000000001'
const kari = '0198a5a0-0000-7000-8000-000000000002'
const options = {
  __typename: 'ProjectOptions',
  customers: [{ __typename: 'ProjectCustomer', accountId: kari, name: 'Kari Nordmann' }],
  people: [{ __typename: 'ProjectPerson', accountId: 'nina', name: 'Nina Moen', leads: true }],
  subcontractors: [{ __typename: 'ProjectSubcontractor', subcontractorId: firm, name: 'Flis & Membran AS', trade: 'tiler' }],
  templates: [] as object[],
}
const server = (more: Answers = {}) =>
  projectServer({
    EstateFrame: () => ({ estate: solveien }),
    ProjectOptions: () => ({ projectOptions: options }),
    ParticipantOptions: () => ({ participantOptions: { ...options, templates: [bath] } }),
    CreateProject: () => ({ createProject: { __typename: 'Project', id: 'bath' } }),
    ...more,
  })
beforeEach(() => sessionStorage.clear())

async function throughFirstStep(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await screen.findByRole('heading', { name: 'Hva skal gjøres?' })
  await user.click(screen.getByRole('radio', { name: /Oppussing/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Bad 5 områder, 26 punkter/ }))
  await user.type(screen.getByRole('textbox', { name: /^Navn/ }), 'Nytt bad')
  await user.click(screen.getByRole('button', { name: 'Neste: deltakere' }))
}

test('a project is started in four steps, with the areas that its renovation brings', async () => {
  const sent = server()
  const { user, address } = await openPage(path, { as: leader })
  await throughFirstStep(user)
  await screen.findByRole('heading', { name: 'Hvem er med?' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Legg til underentreprenør' }), firm)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Legg til eier' }), kari)
  await user.click(screen.getByRole('button', { name: 'Neste: datoer' }))
  await user.type(await screen.findByRole('textbox', { name: /Overtakelse/ }), '26.6.26')
  await user.click(screen.getByRole('checkbox', { name: /Fire øyne/ }))
  await user.click(screen.getByRole('button', { name: 'Neste: områder' }))
  await user.type(await screen.findByRole('combobox', { name: 'Utfører av Våtrom' }), 'flis & membran as')
  await user.type(screen.getByRole('combobox', { name: 'Utfører av Elektroarbeid' }), 'Elektro Berg')
  await user.click(screen.getByRole('button', { name: 'Eget område' }))
  await user.type(screen.getByRole('textbox', { name: 'Eget område 1' }), 'Stuedører')
  await user.click(screen.getByRole('button', { name: 'Opprett prosjektet med 2 deltakere' }))
  await waitFor(() => expect(address()).toBe('/private/project/bath'))
  expect(sent[0]!.variables.input).toMatchObject({
    estateId: 'solveien',
    name: 'Nytt bad',
    type: 'RENOVATION',
    renovationPresets: ['BATHROOM'],
    customer: { accountId: kari },
    participants: [
      { role: 'Subcontractor', subcontractorId: firm },
      { role: 'Owner', accountId: kari },
    ],
    endDate: '2026-06-26',
    needsVerification: true,
    controlAreas: [{ name: 'Stuedører' }],
    areaParties: expect.arrayContaining([
      { type: 'wetAreas', partyId: firm, partyName: 'Flis & Membran AS' },
      { type: 'electrician', partyId: null, partyName: 'Elektro Berg' },
    ]),
  })
  expect(sessionStorage.length).toBe(0)
})

test('what was typed is there again after a reload, and one step back', async () => {
  server()
  const { user } = await openPage(path, { as: leader })
  await throughFirstStep(user)
  await user.click(await screen.findByRole('button', { name: 'Tilbake' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Navn/ })).value).toBe('Nytt bad')
  cleanup()
  server()
  await openPage(path, { as: leader })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Navn/ })).value).toBe('Nytt bad')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Oppussing/ }).checked).toBe(true)
})

test('nobody goes on without a kind and a name, nor with a number that is none', async () => {
  server()
  const { user } = await openPage(path, { as: leader })
  await screen.findByRole('heading', { name: 'Hva skal gjøres?' })
  await user.type(screen.getByRole('textbox', { name: /^Prosjektnummer/ }), '1/2')
  await user.click(screen.getByRole('button', { name: 'Neste: deltakere' }))
  for (const words of ['Velg hva slags prosjekt det er', 'Gi prosjektet et navn', 'Skriv tre tallgrupper med skråstrek, som 2026/14/3'])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test.each([
  ['an owner', owner, /Prosjekter startes av firmaer/],
  ['a company without a licence', { ...leader, licences: [] }, /Kontrollpunkter, papirer og bestillinger/],
])('%s is told why there is nothing to start', async (_, who, words) => {
  server()
  await openPage(path, { as: who })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('from the task page it takes the larger licence, which is said with the way to it', async () => {
  server()
  await openPage('/private/task/cadastre/0301-207-80/project', { as: { ...leader, licences: ['COMPANY_PRO'] } })
  expect((await screen.findByRole('link', { name: 'Gå til lisenser' })).getAttribute('href')).toMatch(/^\/private\/licenses\?redirect=/)
})

const kept = {
  ...project(),
  renovationPresets: ['BATHROOM'],
  description: null,
  version: 3,
  customer: { __typename: 'ProjectCustomer', accountId: null, name: 'Ola Prøve' },
  participants: [],
}
const bath = {
  __typename: 'ProjectTemplate',
  templateId: '0198a5a0-0000-7000-8000-000000000003',
  name: 'Bad, vår måte',
  work: 'BATHROOM',
  areas: [{ __typename: 'ProjectTemplateArea', name: 'Membran, vår', pointCount: 9 }],
}

test('a change that somebody else was before can be looked at, and nothing typed is lost', async () => {
  const sent = server({
    ProjectForm: () => ({ projectForm: kept }),
    UpdateProject: () => refuse('authorizationFailure', 403),
  })
  const { user } = await openPage('/private/project/bath/edit', { as: leader })
  const name = await screen.findByRole('textbox', { name: 'Navn' })
  await user.clear(name)
  await user.type(name, 'Bad')
  await user.click(screen.getByRole('button', { name: 'Lagre prosjektet' }))
  await screen.findByText('Du har ikke tilgang til dette.')
  expect(sent[0]!.variables.input).toMatchObject({ projectId: 'bath', version: 3, name: 'Bad', customer: { name: 'Ola Prøve' } })
})

test('the picture can be taken away', async () => {
  const image = { __typename: 'File', id: 'bad', name: 'bad.jpg', type: 'image/jpeg', size: 300_000, url: '/api/private/file/bad' }
  const sent = server({
    ProjectForm: () => ({ projectForm: { ...kept, image } }),
    UpdateProject: () => ({ updateProject: { ...project(), version: 4 } }),
  })
  const { user, address } = await openPage('/private/project/bath/edit', { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Fjern bad.jpg' }))
  await user.click(screen.getByRole('button', { name: 'Lagre prosjektet' }))
  await waitFor(() => expect(address()).toBe('/private/project/bath'))
  expect(sent[0]!.variables.input).toMatchObject({ imageId: null })
})

test('a template of the company takes the place of what the type brings', async () => {
  const other = { ...bath, templateId: '0198a5a0-0000-7000-8000-000000000004', name: 'Avfall', work: 'NEW_BUILDING' }
  const sent = server({ ProjectOptions: () => ({ projectOptions: { ...options, templates: [other, bath] } }) })
  const { user, address } = await openPage(path, { as: leader })
  await throughFirstStep(user)
  await user.click(await screen.findByRole('button', { name: 'Neste: datoer' }))
  await user.click(await screen.findByRole('button', { name: 'Neste: områder' }))
  await screen.findByText('Våtrom')
  expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement!.textContent)).toEqual([
    'Bad, vår måte 1 område, 9 punkter',
    'Avfall 1 område, 9 punkter',
  ])
  await user.click(screen.getByRole('checkbox', { name: /Bad, vår måte/ }))
  await screen.findByText('Membran, vår')
  expect(screen.queryByText('Våtrom')).toBe(null)
  await user.click(screen.getByRole('button', { name: /Opprett prosjektet/ }))
  await waitFor(() => expect(address()).toBe('/private/project/bath'))
  expect(sent[0]!.variables.input).toMatchObject({ templateIds: [bath.templateId] })
})

test('a project that goes on takes further areas from a template, and is changed by a manager of another company', async () => {
  const sent = server({
    ProjectOptions: () => refuse('entityNotFound', 404),
    ProjectForm: () => ({ projectForm: kept }),
    UpdateProject: () => ({ updateProject: { ...project(), version: 4 } }),
  })
  const { user, address } = await openPage('/private/project/bath/edit', { as: { ...leader, companyId: 'other' } })
  await user.click(await screen.findByRole('checkbox', { name: /Bad, vår måte/ }))
  await screen.findByText('Membran, vår')
  await screen.findByText('Områdene i en mal legges til dem prosjektet har.')
  await user.click(screen.getByRole('button', { name: 'Lagre prosjektet' }))
  await waitFor(() => expect(address()).toBe('/private/project/bath'))
  expect(sent[0]!.variables.input).toMatchObject({ projectId: 'bath', templateIds: [bath.templateId] })
})
