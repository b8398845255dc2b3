import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ControlTemplatePartsFragment } from '#client/generated/graphql.ts'
import { openPage } from '#tests/support/page.tsx'
import { type Answers, leader, owner, projectServer } from './projectServer.ts'

const path = '/private/company/control-templates'
const bath: ControlTemplatePartsFragment = {
  __typename: 'ControlTemplate',
  id: 'bath',
  name: 'Bad, vår måte',
  work: 'BATHROOM',
  trade: 'tiler',
  areaCount: 1,
  pointCount: 2,
  areas: [
    {
      __typename: 'ControlTemplateArea',
      id: 'membrane',
      name: 'Membran',
      points: [
        { __typename: 'ControlTemplatePoint', id: 'a', name: 'Slukmansjett', helpText: null, wantedPicture: 'Sluket, nært' },
        { __typename: 'ControlTemplatePoint', id: 'b', name: 'Hjørnebånd', helpText: 'Alle hjørner', wantedPicture: null },
      ],
    },
  ],
  version: 3,
}
const listed = (nodes: object[]) => ({
  controlTemplates: {
    __typename: 'ControlTemplateConnection',
    totalCount: nodes.length,
    edges: nodes.map((node, at) => ({ __typename: 'ControlTemplateEdge', cursor: String(at), node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})
const server = (nodes: object[], more: Answers = {}) => projectServer({ ControlTemplates: () => listed(nodes), ...more })
const as = (role: string) => ({ ...leader, roles: [`Company.${role}`] })

test('everybody in the company reads what is looked at; a professional changes nothing', async () => {
  server([bath])
  const { user } = await openPage(path, { as: as('Professional') })
  const list = within(await screen.findByRole('list', { name: 'Malene' }))
  expect(list.getByText('1 område, 2 punkter')).toBeTruthy()
  await user.click(list.getByText('Vis områder og punkter'))
  expect(list.getByText('Bildet skal vise: Sluket, nært')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ny mal|Valg for/ })).toBe(null)
})

test('a template is made with the catalogue as a start, each point with its picture', async () => {
  const sent = server([], { CreateControlTemplate: () => ({ createControlTemplate: { ...bath, id: 'ny', name: 'Bad' } }) })
  const { user } = await openPage(path, { as: as('Leader') })
  await user.click(await screen.findByRole('button', { name: 'Ny mal' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Start med katalogen' }), 'Bad')
  await screen.findByDisplayValue('Vannprøve')
  await user.click(screen.getByRole('button', { name: 'Flytt Rør og avløp opp' }))
  await user.click(screen.getByRole('button', { name: 'Fjern Branntetting' }))
  await user.click(screen.getByRole('button', { name: 'Lagre malen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const input = sent[0]!.variables.input as unknown as { name: string; work: string; areas: { name: string; points: object[] }[] }
  expect(input).toMatchObject({ name: 'Bad', work: 'BATHROOM', trade: null })
  expect(input.areas.slice(0, 2).map(({ name }) => name)).toEqual(['Rør og avløp', 'Underlag og bæring'])
  expect(input.areas.flatMap(({ points }) => points)).toHaveLength(24)
  expect(input.areas[0]!.points[2]).toEqual({ name: 'Fordelerskapet drenerer', wantedPicture: 'Utløpet fra skapet', helpText: null })
})

test('a template is changed in its order, and what lacks a name is said at its field', async () => {
  const sent = server([bath], { UpdateControlTemplate: () => ({ updateControlTemplate: { ...bath, version: 4 } }) })
  const { user } = await openPage(`${path}?template=bath`, { as: as('Admin') })
  const points = await screen.findAllByRole('textbox', { name: 'Punkt' })
  await user.click(screen.getByRole('button', { name: 'Nytt punkt i Membran' }))
  await user.click(screen.getByRole('button', { name: 'Lagre endringene' }))
  expect((await screen.findAllByText('Skriv hva som skal ses på')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  expect(points).toHaveLength(2)
  await user.type(screen.getAllByRole('textbox', { name: 'Punkt' })[2]!, 'Vannprøve')
  await user.click(screen.getByRole('button', { name: 'Flytt Vannprøve opp' }))
  await user.click(screen.getByRole('button', { name: 'Lagre endringene' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.variables.input).toMatchObject({
    id: 'bath',
    version: 3,
    areas: [
      { name: 'Membran', points: [{ name: 'Slukmansjett' }, { name: 'Vannprøve' }, { name: 'Hjørnebånd', helpText: 'Alle hjørner' }] },
    ],
  })
})

test('whoever has no company is told so', async () => {
  server([])
  await openPage(path, { as: owner })
  expect(await screen.findByText(/Kontrollmaler hører til et firma/)).toBeTruthy()
})
