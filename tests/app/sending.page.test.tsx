import { gql } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { useSend } from '#client/data/useSend.ts'
import { type Notice, showNoticesIn } from '#client/ui/notify.ts'
import { network } from '#tests/support/network.ts'
import { member } from '#tests/support/visitors.ts'

const Add = gql`
  mutation Add($name: String!) {
    add(name: $name)
  }
`
const Remove = gql`
  mutation Remove($name: String!) {
    remove(name: $name)
  }
`

/** The command is carried out, and its answer comes back or is lost. */
function server() {
  const keys: string[] = []
  const world = { isLost: false }
  network.use(
    http.post('/graphql', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key')!)
      return world.isLost ? HttpResponse.error() : HttpResponse.json({ data: { add: true, remove: true } })
    }),
  )
  return { keys, lose: (isLost: boolean) => void (world.isLost = isLost) }
}

function sender() {
  const client = privateClient()
  const { result } = renderHook(() => useSend(), { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> })
  return (mutation: typeof Add, name: string, ids: object = {}) =>
    act(() => result.current({ mutation, variables: { name, ...ids } }).catch(() => undefined))
}

test('a command that is repeated after its answer got lost has its key, although another was sent meanwhile', async () => {
  setIdentity(member)
  const { keys, lose } = server()
  const send = sender()
  lose(true)
  await send(Add, 'tak')
  lose(false)
  await send(Remove, 'tak')
  await send(Add, 'vindu')
  await send(Add, 'tak')
  expect(keys[3]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test('also from a form that was opened anew; and once it is answered, the same words are a new wish', async () => {
  setIdentity(member)
  const { keys, lose } = server()
  lose(true)
  await sender()(Add, 'tak')
  lose(false)
  const again = sender()
  await again(Add, 'tak')
  await again(Add, 'tak')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('nobody else goes on with what another one has sent', async () => {
  setIdentity(member)
  const { keys, lose } = server()
  lose(true)
  await sender()(Add, 'tak')
  setIdentity({ ...member, userId: 'ola' })
  await sender()(Add, 'tak')
  expect(keys[1]).not.toBe(keys[0])
})

test('the cache is brought up to date exactly by what says how, and only once it is answered', async () => {
  setIdentity(member)
  const { lose } = server()
  const client = privateClient()
  const { result } = renderHook(() => useSend(), { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> })
  let count = 0
  const send = () =>
    act(() => result.current({ mutation: Add, variables: { name: 'tak' }, updates: () => void count++ }).catch(() => undefined))
  lose(true)
  await send()
  expect(count).toBe(0)
  lose(false)
  await send()
  expect(count).toBe(1)
})

describe('the notice of what failed', () => {
  // Nobody has looked at those of the tests before.
  beforeEach(() => showNoticesIn({ show: () => undefined, take: () => undefined })())
  /** What stands there, as it comes and goes. */
  function notices() {
    const shown: Notice[] = []
    const take = (about: string) => void shown.splice(0, shown.length, ...shown.filter((notice) => notice.about !== about))
    onTestFinished(showNoticesIn({ show: (notice) => shown.push(notice), take }))
    return () => shown.map(({ kind }) => kind)
  }

  test('goes once the same has succeeded, whatever is written in it by then', async () => {
    setIdentity(member)
    const shown = notices()
    const { lose } = server()
    const send = sender()
    lose(true)
    await send(Add, 'tak', { estateId: 'solveien' })
    lose(false)
    expect(shown()).toEqual(['error'])
    await send(Remove, 'tak', { estateId: 'solveien' })
    await send(Add, 'tak', { estateId: 'bakken' })
    expect(shown()).toEqual(['error'])
    await send(Add, 'vindu', { estateId: 'solveien' })
    expect(shown()).toEqual([])
  })

  test('does not come up any more where the same succeeded before there was anything to show it in', async () => {
    setIdentity(member)
    const { lose } = server()
    const send = sender()
    lose(true)
    await send(Add, 'tak')
    await send(Add, 'vindu', { estateId: 'solveien' })
    lose(false)
    await send(Add, 'tak')
    expect(notices()()).toEqual(['error'])
  })
})
