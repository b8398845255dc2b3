import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { forgetWhoWasHere, logout, selectAccount } from '#client/access/session.ts'
import { orderDraft } from '#client/projects/orders/saveOrder/orderDraft.ts'
import { projectDraft } from '#client/projects/saveProject/draft.ts'
import { keptOfAccount } from '#client/ui/kept.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member, nobody } from '#tests/support/visitors.ts'

const somebodyElse = { ...member, userId: 'ola', name: 'Ola Nordmann' }

beforeEach(() => {
  sessionStorage.clear()
  setIdentity(undefined)
})

/** Kari has typed an order and a project, and a screen holds what it read for her. */
function typed() {
  setIdentity(member)
  orderDraft('quote').keep({ ...orderDraft('quote').read().values, title: 'Nytt tak' })
  projectDraft('solveien').keep({ ...projectDraft('solveien').read().values, name: 'Bad' })
}
const isThere = () => [orderDraft('quote').read().values.title, projectDraft('solveien').read().values.name]

describe('what was typed of something new', () => {
  test('is there for the same account, also after its session has ended', () => {
    typed()
    setIdentity(nobody)
    expect(isThere()).toEqual(['', ''])
    setIdentity(member)
    expect(isThere()).toEqual(['Nytt tak', 'Bad'])
  })

  test('is not there for another account of the same person, and waits for its own', () => {
    typed()
    setIdentity(nobody)
    setIdentity(actingAs(firmAccount))
    expect(isThere()).toEqual(['', ''])
    setIdentity(member)
    expect(isThere()).toEqual(['Nytt tak', 'Bad'])
  })

  test('is gone as soon as somebody else signs in', () => {
    typed()
    setIdentity(nobody)
    setIdentity(somebodyElse)
    expect(isThere()).toEqual(['', ''])
    expect(sessionStorage).toHaveLength(0)
  })

  test('is gone when its writer signs out', async () => {
    network.use(http.get('/api/public/profile/user/logout', () => new HttpResponse(null, { status: 204 })))
    typed()
    await logout()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is gone when its writer goes over to another account', async () => {
    network.use(http.post('/api/private/profile/user/current-user/firm', () => HttpResponse.json(actingAs(firmAccount))))
    typed()
    await selectAccount('firm')
    expect(sessionStorage).toHaveLength(0)
  })

  test('is not written down any more by a form whose writer is gone', () => {
    setIdentity(member)
    const open = orderDraft('quote')
    setIdentity(somebodyElse)
    open.keep({ ...open.read().values, title: 'Nytt tak' })
    forgetWhoWasHere()
    open.keep({ ...open.read().values, title: 'Nytt tak' })
    expect(sessionStorage).toHaveLength(0)
  })
})

test('whoever comes next starts with an empty cache, although they act for the same account', () => {
  setIdentity(member)
  const hers = privateClient()
  expect(privateClient()).toBe(hers)
  setIdentity(nobody)
  setIdentity(somebodyElse)
  expect(privateClient()).not.toBe(hers)
})

test('what cannot be read is nothing', () => {
  setIdentity(member)
  const kept = keptOfAccount<{ words: string }>('thing')
  kept.keep({ words: 'one' })
  sessionStorage.setItem(Object.keys(sessionStorage)[0]!, 'no JSON')
  expect(kept.read()).toBeUndefined()
})

test('the screen of somebody else is empty where the one before was left in the middle of an order', async () => {
  network.use(http.post('/graphql', () => HttpResponse.json({ data: null })))
  typed()
  const page = await openPage('/private/beta-disclaimer', { as: somebodyElse })
  await waitFor(() => expect(page.address()).toBe('/private/beta-disclaimer'))
  await screen.findByRole('main')
  await act(async () => undefined)
  expect(JSON.stringify(sessionStorage)).not.toContain('Nytt tak')
})
