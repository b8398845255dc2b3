import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { area, leader, owner, project, projectServer, readerRights, refuse } from './projectServer.ts'

const path = '/private/project/bath/control-areas/wet'
const firm = '0198a5a0-0000-7000-8000-000000000001'
const someone = { __typename: 'ProjectParticipant', role: 'Subcontractor', company: 'Byggmester Moen AS', subcontractorId: null }

const server = ({ partyName = null, more, answer }: { partyName?: string | null; more?: object; answer?: () => unknown } = {}) =>
  projectServer({
    ProjectControlArea: () => ({
      project: project(more),
      controlArea: { ...area('wet', 'Våtrom', { partyName }), completedAt: null, completedBy: null, points: [] },
    }),
    AreaPerformers: () => ({
      project: {
        __typename: 'Project',
        id: 'bath',
        participants: [
          { ...someone, id: 'a', name: 'Ali Demir' },
          { ...someone, id: 'b', name: 'Ola Rør', company: 'Rørservice AS', subcontractorId: firm },
          { ...someone, id: 'c', role: 'Owner', name: 'Kari Nordmann', company: 'Kari Nordmann' },
        ],
      },
    }),
    ChangeControlArea: () =>
      answer?.() ?? {
        changeControlArea: { ...area('wet', 'Våtrom', { partyName: 'Rørservice AS' }), completedAt: null, completedBy: null },
      },
  })

test('whoever does the work of an area is chosen among those who take part, or written by name', async () => {
  const sent = server()
  const { user } = await openPage(path, { as: leader })
  await screen.findByText('Ingen utfører valgt')
  await user.click(screen.getByRole('button', { name: 'Velg utfører' }))
  const field = await screen.findByRole('combobox', { name: /Utfører/ })
  await waitFor(() =>
    expect([...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'))).toEqual([
      'Ali Demir',
      'Rørservice AS',
    ]),
  )
  await user.type(field, 'rørservice as')
  await user.click(screen.getByRole('button', { name: 'Lagre utfører' }))
  await screen.findByText('Utfører: Rørservice AS')
  expect(sent.at(-1)!.variables.input).toMatchObject({ controlAreaId: 'wet', partyId: firm, partyName: 'Rørservice AS', version: 1 })
})

test('nobody is left again where the name is taken away', async () => {
  const sent = server({ partyName: 'Murmester Berg' })
  const { user } = await openPage(path, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Endre utfører' }))
  await user.clear(await screen.findByRole('combobox', { name: /Utfører/ }))
  await user.click(screen.getByRole('button', { name: 'Lagre utfører' }))
  await waitFor(() => expect(sent.at(-1)?.variables.input).toMatchObject({ partyId: null, partyName: null }))
})

test('a refusal is said, and what was typed stays', async () => {
  server({ answer: () => refuse('authorizationFailure', 403) })
  const { user } = await openPage(path, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Velg utfører' }))
  await user.type(await screen.findByRole('combobox', { name: /Utfører/ }), 'Murmester Berg')
  await user.click(screen.getByRole('button', { name: 'Lagre utfører' }))
  await screen.findByText('Du har ikke tilgang til dette.')
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Utfører/ })).value).toBe('Murmester Berg')
})

test('whoever only follows the work sees who does it, and changes nothing', async () => {
  server({ partyName: 'Murmester Berg', more: { may: readerRights } })
  await openPage(path, { as: owner })
  await screen.findByText('Utfører: Murmester Berg')
  expect(screen.queryByRole('button', { name: 'Endre utfører' })).toBe(null)
})
