import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const price = {
  quotationId: '0198a5a0-0000-7000-8000-0000000000b1',
  title: 'Lufting over tak',
  description: 'Avløpet luftes over tak.',
  status: 'asked',
  answerBy: '2026-05-15',
  dueDate: null,
  version: 1,
  answeredAt: null,
  startsOn: null,
  endsOn: null,
  validUntil: null,
  daysAdded: null,
  reservations: null,
  gross: 0,
  isOpen: true,
  lines: [{ id: 'line', description: 'Takhette', quantity: 1, unit: 'stk', unitPrice: 0, vatRate: 25, discount: 0, net: 0 }],
}
const errand = {
  project: 'Nytt bad',
  address: 'Solveien 14',
  company: 'Byggmester Moen AS',
  firm: 'Uten konto AS',
  expiresAt: '2026-05-26T10:00:00.000Z',
  papers: [{ code: 'plumbing', paper: 'Trykkprøving av rør', neededBy: null, isDelivered: false }],
  prices: [price],
  areas: [{ name: 'Membran', points: [{ name: 'Sluk', helpText: 'Fest klemringen', isCompleted: true }] }],
}
const given = { ...price, status: 'given', version: 2, gross: 1250, answeredAt: '2026-05-10T08:00:00.000Z' }
const address = '/api/public/supplier/noekkel'

test('a firm without an account sees what it is asked for, and gives its price on the phone', async () => {
  const sent: { body: unknown; version: string | null }[] = []
  network.use(
    http.get(address, () => HttpResponse.json(errand)),
    http.put(`${address}/price/${price.quotationId}`, async ({ request }) => {
      sent.push({ body: await request.json(), version: request.headers.get('if-match') })
      return HttpResponse.json({ ...errand, prices: [given] })
    }),
  )
  const { user } = await openPage('/supplier/noekkel')
  await screen.findByRole('heading', { name: 'Nytt bad' })
  const page = plain(screen.getByRole('main').textContent)
  for (const words of [
    'Byggmester Moen AS til Uten konto AS',
    'Lufting over tak',
    'Trykkprøving av rør',
    'Membran',
    'Fest klemringen',
    '26.05.2026',
  ])
    expect(page).toContain(words)
  const post = within(screen.getByRole('group', { name: 'Post 1' }))
  await user.type(post.getByRole('textbox', { name: /^À pris/ }), '1000')
  await user.click(await screen.findByRole('button', { name: (name) => plain(name) === 'Send prisen 1 250,00 kr' }))
  await screen.findByRole('heading', { name: 'Prisen du har sendt for Lufting over tak' })
  expect(sent).toMatchObject([{ version: '"v1"', body: { lines: [{ description: 'Takhette', quantity: 1, unitPrice: 1000 }] } }])
  expect(screen.queryByRole('group', { name: 'Post 1' })).toBe(null)
})

test('whoever was too late is told, and reads how it stands now', async () => {
  let isTaken = false
  network.use(
    http.get(address, () => HttpResponse.json(isTaken ? { ...errand, prices: [{ ...price, isOpen: false }] } : errand)),
    http.put(`${address}/price/${price.quotationId}`, () => {
      isTaken = true
      return HttpResponse.json({ code: 'cannotHandleTheRequest', details: { reason: 'transition' } }, { status: 409 })
    }),
  )
  const { user } = await openPage('/supplier/noekkel')
  await user.type(await screen.findByRole('textbox', { name: /^À pris/ }), '1000')
  await user.click(screen.getByRole('button', { name: /^Send prisen/ }))
  await waitFor(() => expect(screen.getByText('Det kan ikke lenger gis pris på dette.')).toBeTruthy())
})

test('a price that does not get there is told of, stands as it was typed, and is sent again', async () => {
  network.use(
    http.get(address, () => HttpResponse.json(errand)),
    http.put(`${address}/price/${price.quotationId}`, () => HttpResponse.json({ ...errand, prices: [given] })),
  )
  const { user } = await openPage('/supplier/noekkel')
  await user.type(await screen.findByRole('textbox', { name: /^À pris/ }), '1000')
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(screen.getByRole('button', { name: /^Send prisen/ }))
  expect(await screen.findByText('Vi får ikke kontakt. Det du har skrevet, står her. Prøv igjen om litt.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^À pris/ })).toHaveProperty('value', '1000')
  await user.click(screen.getByRole('button', { name: /^Send prisen/ }))
  await screen.findByRole('heading', { name: 'Prisen du har sendt for Lufting over tak' })
})

test('a link that has ended says why', async () => {
  const body = { code: 'entityNotFound', details: { reason: 'linkExpired', state: 'closed' } }
  network.use(http.get(address, () => HttpResponse.json(body, { status: 410 })))
  await openPage('/supplier/noekkel')
  expect(await screen.findByText('Prosjektet er avsluttet, og lenken er lukket.')).toBeTruthy()
})

test('of several that wait each is opened, and what was sent stands', async () => {
  const more = [
    { ...price, quotationId: 'second', title: 'Nytt sluk' },
    { ...price, quotationId: 'third', title: 'Sent', status: 'given', gross: 1250 },
  ]
  network.use(http.get(address, () => HttpResponse.json({ ...errand, papers: [], areas: [], prices: [price, ...more] })))
  const { user } = await openPage('/supplier/noekkel')
  const give = await screen.findAllByRole('button', { name: 'Gi pris' })
  expect([give.length, screen.queryAllByRole('group', { name: 'Post 1' }).length]).toEqual([2, 0])
  await user.click(give[1]!)
  expect(await screen.findAllByRole('group', { name: 'Post 1' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Gi pris' })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Prisen du har sendt for Sent' })).toBeTruthy()
})

test('what is not reached is asked for again', async () => {
  let isDown = true
  network.use(
    http.get(address, () => (isDown ? HttpResponse.error() : HttpResponse.json({ ...errand, papers: [], prices: [], areas: [] }))),
  )
  const { user } = await openPage('/supplier/noekkel')
  const again = await screen.findByRole('button', { name: 'Prøv igjen' })
  isDown = false
  await user.click(again)
  expect(await screen.findByText('Ingenting venter på dere')).toBeTruthy()
})
