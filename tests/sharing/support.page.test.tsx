import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { OpenSupportAccessPartsFragment } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const sysadmin = { ...member, roles: [...member.roles, 'System.Admin'] }
const estate = { __typename: 'SupportEstate', id: 'e1', addressLine1: 'Fjellveien 12', addressLine2: '5019 Bergen', owners: ['Kari Prøve'] }

/** The desk as the server keeps it. */
function deskServer() {
  const opened: OpenSupportAccessPartsFragment[] = []
  const asked: Record<string, unknown>[] = []
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, string> }
      asked.push({ operationName, ...variables })
      switch (operationName) {
        case 'SupportEstates': {
          const isFound = 'fjellveien'.startsWith(variables['searchValue']!.toLowerCase())
          return HttpResponse.json({
            data: { supportEstates: { __typename: 'SupportEstates', hasMore: false, estates: isFound ? [estate] : [] } },
          })
        }
        case 'OpenSupportAccess': {
          const access = { ...estate, ...variables, __typename: 'OpenSupportAccess', id: 'a1', endsAt: '2026-01-05T13:05:00.000Z' } as never
          opened.push(access)
          return HttpResponse.json({ data: { openSupportAccess: access } })
        }
        case 'CloseSupportAccess':
          opened.length = 0
          return HttpResponse.json({ data: { closeSupportAccess: { __typename: 'SupportAccess', id: 'record' } } })
        default:
          return HttpResponse.json({
            data: { openSupportAccesses: opened },
          })
      }
    }),
  )
  return asked
}

test('an estate is found, opened with a reason that is long enough, and given back', async () => {
  const asked = deskServer()
  const { user } = await openPage('/private/support', { as: sysadmin })
  await user.type(await screen.findByRole('searchbox'), 'fjellv')
  await user.click(await screen.findByRole('button', { name: 'Åpne Fjellveien 12' }))
  await user.type(await screen.findByRole('textbox', { name: /Begrunnelse/ }), 'hjelp')
  await user.click(screen.getByRole('button', { name: 'Åpne i en time' }))
  expect(await screen.findAllByText(/for kort/)).not.toHaveLength(0)
  expect(asked.filter(({ operationName }) => operationName === 'OpenSupportAccess')).toEqual([])

  await user.type(screen.getByRole('textbox', { name: /Begrunnelse/ }), ' med en rapport')
  await user.click(screen.getByRole('button', { name: 'Åpne i en time' }))
  const link = await screen.findByRole('link', { name: 'Fjellveien 12' })
  expect(link.getAttribute('href')).toBe('/private/estate/e1')
  expect(screen.getByText(/Til klokken 14:05/)).toBeTruthy()
  expect(asked).toContainEqual({ operationName: 'OpenSupportAccess', estateId: 'e1', reason: 'hjelp med en rapport' })

  await user.click(screen.getByRole('button', { name: 'Gi tilbake' }))
  expect(await screen.findByText('Tilgangen er gitt tilbake')).toBeTruthy()
  expect(screen.queryByText('Åpne nå')).toBe(null)
})

test('what is not found is said, and so is what is too short to be looked for', async () => {
  deskServer()
  const { user } = await openPage('/private/support', { as: sysadmin })
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'fj')
  expect(await screen.findByText('Skriv minst tre tegn.')).toBeTruthy()
  await user.type(search, 'xyz')
  expect(await screen.findByText('Ingen eiendommer passer til søket.')).toBeTruthy()
})

test('nobody else has it in the menu, or finds anything there', async () => {
  await openPage('/private/support', { as: member })
  expect(await screen.findByText('Bare for dem som driver systemet')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('searchbox')).toBe(null)
  expect(screen.queryByRole('link', { name: /Hjelp på en eiendom/ })).toBe(null)
})
