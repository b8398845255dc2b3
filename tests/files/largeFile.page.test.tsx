import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { refusal } from '#tests/support/page.tsx'
import { openField } from './openField.tsx'

const size = 5 * 1024 * 1024 + 3
const film = () => new File([new Uint8Array(size).fill(7)], 'Kjelleren, våren.mp4', { type: 'video/mp4' })
const fileId = '00000000-0000-4000-8000-000000000009'

/** Takes in parts; `answers` says what becomes of each that is sent, in order, where it is not simply taken in. */
function partServer(answers: (undefined | 'broken' | 'answerLost' | Response)[] = []) {
  const begun: { id: string; name: string; size: number; sha256: string; purpose: string }[] = []
  const parts: { offset: number; size: number }[] = []
  const dropped: string[] = []
  let received = 0
  network.use(
    http.post('/api/private/upload', async ({ request }) => {
      const facts = (await request.json()) as (typeof begun)[number]
      begun.push(facts)
      return HttpResponse.json({ ...facts, received, fileId: received === size ? fileId : null }, { status: 201 })
    }),
    http.put('/api/private/upload/:id', async ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'))
      const part = { offset, size: (await request.arrayBuffer()).byteLength }
      const answer = answers.shift()
      if (answer === 'broken') return HttpResponse.error()
      if (answer instanceof Response) return answer
      parts.push(part)
      received += part.size
      return answer === 'answerLost' ? HttpResponse.error() : new HttpResponse(null, { status: 204 })
    }),
    http.delete('/api/private/upload/:id', ({ params }) => {
      dropped.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { begun, parts, dropped }
}
const goOn = () => void window.dispatchEvent(new Event('online'))
const whole = [
  { offset: 0, size: 2_097_152 },
  { offset: 2_097_152, size: 2_097_152 },
  { offset: 4_194_304, size: 1_048_579 },
]

test('a large file goes in parts under its hash, and is saved by the id of what they became', async () => {
  const { begun, parts } = partServer()
  const { user, save, input } = await openField({ kind: 'document' })
  await user.upload(input, film())
  await screen.findByText('Lastet opp · 5 MB')
  expect(parts).toEqual(whole)
  expect(new Set(begun.map((facts) => JSON.stringify(facts))).size).toBe(1)
  expect(begun[0]).toMatchObject({
    name: 'Kjelleren, våren.mp4',
    size,
    purpose: 'document',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  })
  expect(await save()).toEqual([fileId])
})

test('a part that broke off goes once more, and one whose answer got lost does not', async () => {
  const { begun, parts } = partServer([undefined, 'broken', 'answerLost'])
  const { user, input } = await openField({ kind: 'document' })
  await user.upload(input, film())
  await waitFor(() => expect(begun).toHaveLength(2))
  const again = setInterval(goOn, 20)
  await screen.findByText('Lastet opp · 5 MB')
  clearInterval(again)
  expect(parts).toEqual(whole)
})

test('what is refused when it is whole says why, and is not sent again', async () => {
  const { begun } = partServer([undefined, undefined, refusal(415, 'unsupportedFileFormat')])
  const { user, input } = await openField({ kind: 'document' })
  await user.upload(input, film())
  await screen.findByText(/Formatet støttes ikke/)
  expect(begun).toHaveLength(3)
})

test('called off, it is not kept by the server either', async () => {
  const { begun, dropped } = partServer([undefined, 'broken'])
  const { user, input } = await openField({ kind: 'document' })
  await user.upload(input, film())
  await waitFor(() => expect(begun).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: /^Avbryt/ }))
  await waitFor(() => expect(dropped).toEqual([begun[0]!.id]))
})
