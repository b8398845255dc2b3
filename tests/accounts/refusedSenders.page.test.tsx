import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const stop = { name: 'Ingen flere fra denne avsenderen' }

test('the link below a mail asks first, ends all mail of that sender at one click, and lets them write again', async () => {
  const sent: unknown[] = []
  let isRefused = false
  network.use(
    http.get('/api/public/refused-sender/:key', () => HttpResponse.json({ name: 'Ring nå AS', isRefused })),
    http.post('/api/public/refused-sender/:key', async ({ request, params }) => {
      const body = (await request.json()) as { isRefused: boolean }
      sent.push([params['key'], body])
      isRefused = body.isRefused
      return HttpResponse.json({ name: 'Ring nå AS', isRefused })
    }),
  )
  const { user } = await openPage('/no-more-mail/hemmelig')
  await screen.findByRole('heading', { name: 'Vil du ikke ha flere e-poster?' })
  await screen.findByText(/fra Ring nå AS til deg herfra\. De får ikke vite det\./)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', stop))
  await screen.findByRole('heading', { name: 'Da kommer det ingen flere' })
  await user.click(screen.getByRole('button', { name: 'La dem skrive likevel' }))
  await screen.findByText('Ring nå AS kan skrive til deg igjen.')
  expect(sent).toEqual([
    ['hemmelig', { isRefused: true }],
    ['hemmelig', { isRefused: false }],
  ])
})

test('a link that was cut short says what to do', async () => {
  network.use(
    http.get('/api/public/refused-sender/:key', () =>
      HttpResponse.json({ code: 'entityNotFound', message: 'Nei.', requestId: '1' }, { status: 404 }),
    ),
  )
  await openPage('/no-more-mail/halv')
  await screen.findByRole('heading', { name: 'Lenken virker ikke' })
  expect(screen.getByRole('link', { name: 'Til profilsiden' }).getAttribute('href')).toBe('/private/profile')
})

test('on the profile stand those who are refused, and each is let write again', async () => {
  setIdentity(undefined)
  privateClient()
  let senders = [{ __typename: 'RefusedSender', id: 's', name: 'Ring nå AS', createdAt: '2026-11-02T10:00:00.000Z' }]
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { refusalId: string } }
      if (operationName === 'RefusedSenders') return HttpResponse.json({ data: { refusedSenders: senders } })
      if (operationName !== 'LiftRefusedSender') return refused('internalError', 500)
      senders = []
      return HttpResponse.json({ data: { liftRefusedSender: { __typename: 'Removed', id: variables.refusalId } } })
    }),
  )
  const { user } = await openPage('/private/profile', { as: member })
  expect(await screen.findByText('Siden 02.11.2026')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Slipp til Ring nå AS igjen' }))
  await screen.findByText('Ring nå AS kan skrive til deg igjen')
  await screen.findByText(/^Ingen\. Under e-poster/)
})
