import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'

const asked = {
  papers: [{ code: 'plumbing', paper: 'Trykkprøving av rør', neededBy: '2026-05-20', isDelivered: false }],
  project: 'Nytt bad',
  address: 'Solveien 14',
  company: 'Byggmester Moen AS',
  askedBy: 'Nina Moen',
  message: 'Bilde av måleren holder.',
  neededBy: '2026-05-20',
  expiresAt: '2026-05-26T10:00:00.000Z',
}

test('the link takes that one paper, of somebody without an account', async () => {
  let files = 0
  network.use(
    http.get('/api/public/paper-request/noekkel', () => HttpResponse.json(asked)),
    http.post('/api/public/paper-request/noekkel', () => {
      files++
      return HttpResponse.json({ ...asked, isDelivered: true })
    }),
  )
  const { user } = await openPage('/paper/noekkel')
  await screen.findByRole('heading', { name: 'Trykkprøving av rør' })
  for (const words of ['Byggmester Moen AS ber om ett papir', 'Trengs til 20.05.2026.', 'Bilde av måleren holder.'])
    expect(document.body.textContent).toContain(words)
  await user.click(screen.getByRole('button', { name: 'Lever papiret' }))
  await screen.findByRole('alert')
  await user.upload(screen.getByLabelText('Papiret'), new File(['%PDF'], 'måling.pdf', { type: 'application/pdf' }))
  await user.click(screen.getByRole('button', { name: 'Lever papiret' }))
  await screen.findByRole('heading', { name: 'Trykkprøving av rør er levert' })
  expect(files).toBe(1)
})

test('of several each is brought by itself, and what has come says so', async () => {
  const papers = [...asked.papers, { code: 'leakStop', paper: 'Lekkasjestopper', neededBy: null, isDelivered: false }]
  const brought: (string | null)[] = []
  network.use(
    http.get('/api/public/paper-request/noekkel', () => HttpResponse.json({ ...asked, papers })),
    http.post('/api/public/paper-request/noekkel', ({ request }) => {
      brought.push(new URL(request.url).searchParams.get('code'))
      return HttpResponse.json({ ...asked, papers })
    }),
  )
  const { user } = await openPage('/paper/noekkel')
  await screen.findByRole('heading', { name: '2 papirer' })
  expect(document.body.textContent).toContain('Byggmester Moen AS ber om 2 papirer')
  const bring = async () => {
    await user.upload(screen.getAllByLabelText('Papiret')[0]!, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
    await user.click(screen.getAllByRole('button', { name: 'Lever papiret' })[0]!)
  }
  await bring()
  await screen.findByText('Levert')
  await bring()
  await screen.findByRole('heading', { name: 'Alle papirene er levert' })
  expect(brought).toEqual(['plumbing', 'leakStop'])
})

test.each([
  ['ended', 410, 'Lenken virker ikke lenger', /har trukket lenken tilbake/],
  ['tooOld', 410, 'Lenken virker ikke lenger', /for gammel\. Be den som spurte/],
  ['done', 410, 'Alle papirene er levert', /Du har levert/],
  [undefined, 404, 'Lenken virker ikke lenger', /eller ikke hel/],
] as const)('a link that is %s says what to do', async (state, status, heading, words) => {
  const body = { code: 'entityNotFound', details: { reason: 'linkExpired', state } }
  network.use(http.get('/api/public/paper-request/gammel', () => HttpResponse.json(body, { status })))
  await openPage('/paper/gammel')
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})
