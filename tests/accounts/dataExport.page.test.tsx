import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { profileDetails } from './profileDetails.ts'

const copy = {
  __typename: 'DataExport',
  id: 'c0',
  askedAt: '2026-01-05T09:07:00Z',
  isReady: true,
  state: 'ready',
  expiresAt: '2026-01-12T09:07:00Z',
  size: 2_516_582,
  url: '/files/exports/c0/grunnmur.zip',
}
const underWay = { ...copy, isReady: false, state: 'making', expiresAt: null, size: null, url: null }

const details = { ...profileDetails, identityProvenAt: '2026-11-02T10:00:00.000Z' }

/** Answers with one copy after the other, the last one from then on. */
function answer(copies: readonly (object | null | undefined)[], refusal?: object) {
  const sent: string[] = []
  let told = 0
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName } = (await request.json()) as { operationName: string }
      if (operationName === 'EstatesForToken') return noEstates()
      if (operationName === 'AccessTokens') return HttpResponse.json({ data: { accessTokens: [] } })
      if (operationName === 'ProfileDetails') return HttpResponse.json({ data: { profileDetails: details } })
      if (operationName === 'ExportMyData') {
        sent.push(operationName)
        return HttpResponse.json(refusal ? { data: null, errors: [refusal] } : { data: { exportMyData: underWay } })
      }
      const shown = copies[Math.min(told, copies.length - 1)]
      if (operationName !== 'DataExport' || shown === undefined) return HttpResponse.error()
      told++
      return HttpResponse.json({ data: { dataExport: shown } })
    }),
  )
  return sent
}
const open = () => openPage('/private/profile/edit', { as: member })
const ask = () => screen.findByRole('button', { name: 'Be om en kopi' })

test('a copy is asked for, waited for, and fetched', async () => {
  const sent = answer([null, underWay, copy])
  const { user } = await open()
  await user.click(await ask())
  await screen.findByText(/Vi samler opplysningene dine/)
  expect(sent).toHaveLength(1)
  const link = await screen.findByRole('link', { name: 'Last ned (2,4 MB)' }, { timeout: 120_000 })
  expect(link.getAttribute('href')).toBe(copy.url)
  screen.getByText('Kopien fra 05.01.2026, 10:07 er klar. Du kan laste den ned til 12.01.2026.')
  screen.getByRole('button', { name: 'Be om en ny kopi' })
}, 10_000)

test('one that could not be made is told, and another is asked for', async () => {
  const sent = answer([{ ...underWay, state: 'failed' }, underWay])
  const { user } = await open()
  await screen.findByText('Kopien du ba om 05.01.2026, 10:07, kunne ikke lages. Be om en ny.')
  await user.click(await screen.findByRole('button', { name: 'Be om en ny kopi' }))
  await screen.findByText(/Vi samler opplysningene dine/)
  expect(sent).toHaveLength(1)
})

test('a refusal is told, and one may ask again', async () => {
  const details = { reason: 'tooMany' }
  answer([null], { message: 'x', extensions: { code: 'cannotHandleTheRequest', status: 429, details } })
  const { user } = await open()
  await user.click(await ask())
  await screen.findByText('For mange forsøk. Vent litt og prøv igjen.')
  await waitFor(async () => expect((await ask()).hasAttribute('disabled')).toBe(false))
})

test('what could not be fetched can be asked for again', async () => {
  answer([undefined])
  await open()
  expect((await screen.findByRole('button', { name: 'Prøv igjen' })).textContent).toBe('Prøv igjen')
})
