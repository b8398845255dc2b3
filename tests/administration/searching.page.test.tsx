import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const admin = { ...member, roles: ['System.Admin'], features: {} }
const users = '/private/administration/users'
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
const somebody = {
  __typename: 'AdministeredUser',
  email: 'somebody@test.example',
  state: 'PROVEN',
  isIdentityProven: false,
  isSystemAdmin: false,
  companies: [],
  ownedCount: 0,
  createdAt: '2026-05-08T10:00:00Z',
  signedInAt: null,
  blockedAt: null,
}
const listOf = (names: readonly string[]) => {
  const edges = names.map((name) => ({ __typename: 'AdministeredUserEdge', cursor: name, node: { ...somebody, id: name, name } }))
  return { data: { administeredUsers: { __typename: 'AdministeredUserConnection', totalCount: names.length, edges, pageInfo } } }
}
const none = listOf([])

function server(answer: () => HttpResponse<object | null> = () => HttpResponse.json(none)) {
  const asked: object[] = []
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: object }
      if (operationName !== 'AdministeredUsers') return HttpResponse.json({ data: {} })
      asked.push(variables)
      return answer()
    }),
  )
  return asked
}
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Navn eller e-post' })

test('what is searched for is there again on the way back, and no address tells it; what is chosen stands there', async () => {
  const asked = server()
  const { user, address, goTo } = await openPage(users, { as: admin })
  await user.type(await field(), 'tuva')
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'tuva', state: null }))
  await user.click(screen.getByRole('button', { name: 'Invitert' }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'tuva', state: 'INVITED' }))
  expect(address()).toBe(`${users}?state=INVITED`)
  await goTo('/private/administration/storage')
  await screen.findByRole('heading', { level: 1, name: 'Lagring' })
  await goTo(-1)
  expect((await field()).value).toBe('tuva')
  expect(screen.getByRole('button', { name: 'Invitert', pressed: true })).toBeTruthy()
})

test('an address that nobody could have chosen asks for all', async () => {
  const asked = server()
  await openPage(`${users}?state=NONSENSE`, { as: { ...admin, selectedAccountId: 'nonsense' } })
  await screen.findByText('Ingen treff')
  expect(asked).toEqual([{ search: '', state: null }])
})

test('what failed can be tried again', async () => {
  let isDown = true
  server(() => (isDown ? HttpResponse.error() : HttpResponse.json(none)) as HttpResponse<object | null>)
  const { user } = await openPage(users, { as: { ...admin, selectedAccountId: 'retries' } })
  const again = await screen.findByRole('button', { name: 'Prøv igjen' })
  isDown = false
  await user.click(again)
  await screen.findByText('Ingen treff')
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBe(null)
})

test('whoever has not the role is told so, and nothing is asked', async () => {
  const asked: string[] = []
  network.use(
    http.post('/graphql', async ({ request }) => {
      asked.push(((await request.json()) as { operationName: string }).operationName)
      return HttpResponse.json({ data: {} })
    }),
  )
  const { goTo } = await openPage(users, { as: { ...member, features: {} } })
  await screen.findByRole('heading', { name: 'Bare for systemansvarlige' })
  await goTo('/private/administration/users/u1')
  await screen.findByRole('heading', { name: 'Bare for systemansvarlige' })
  expect(asked).toEqual([])
})

test('what is chosen again is there at once, and is asked anew behind it', async () => {
  const found = ['Tuva']
  const asked = server(() => HttpResponse.json(listOf(found)))
  const { user } = await openPage(users, { as: { ...admin, selectedAccountId: 'chooses' } })
  await screen.findByText('Tuva')
  await user.click(screen.getByRole('button', { name: 'Invitert' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  found.push('Eldar')
  await user.click(screen.getByRole('button', { name: 'Alle' }))
  await screen.findByText('Eldar')
  const all = { search: '', state: null }
  expect(asked).toEqual([all, { ...all, state: 'INVITED' }, all])
})
