import { act, screen, waitFor, within } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { http, HttpResponse } from 'msw/http'
import { afterEach, expect, test } from 'vitest'
import { setIdentity } from '#client/access/identity.ts'
import { takeBack, takeUpWaiting } from '#client/projects/waiting/sending.ts'
import { held } from '#client/projects/waiting/waiting.ts'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { deviation, id, may, mended, mender } from './deviationServer.ts'
import { order, orderId } from './orderServer.ts'
import { type Answers, area, leader, owner, point, project, projectServer, refuse } from './projectServer.ts'

afterEach(async () => {
  for (const { id: left } of held.get()) await takeBack(left)
})

/** The first call is answered so, and whatever comes after it as it should be. */
const atFirst = (first: () => object, then: Answers[string]) => {
  let isFirst = true
  return (variables: Parameters<typeof then>[0]) => {
    const answer = isFirst ? first : then
    isFirst = false
    return answer(variables)
  }
}

const inHand = '/private/project/bath/control-areas/wet?point=fall'
const place = '/api/private/project/bath/control-areas/wet/control-points/fall'

/** A point, and what is sent to it over REST; each answer in turn, the last one from then on. */
function pointServer(...answers: (() => Response | undefined)[]) {
  let kept = point('fall', 'Fall til sluk')
  const sent: { body: Record<string, unknown>; key: string | null }[] = []
  projectServer({
    ProjectControlArea: () => ({
      project: project(),
      controlArea: { ...area('wet', 'Våtrom'), completedAt: null, completedBy: null, points: [kept] },
    }),
    ProjectControlPoint: () => ({ controlPoint: kept }),
  })
  network.use(
    http.put(place, async ({ request }) => {
      sent.push({ body: (await request.json()) as Record<string, unknown>, key: request.headers.get('Idempotency-Key') })
      const answer = answers[Math.min(sent.length, answers.length) - 1]?.()
      if (answer) return answer
      kept = { ...kept, version: kept.version + 1 }
      return HttpResponse.json(kept)
    }),
  )
  return sent
}
async function photograph() {
  const page = await openPage(inHand, { as: leader })
  const { user } = page
  await screen.findByRole('textbox', { name: /Merknad/ })
  await user.upload(screen.getByLabelText('Legg til filer', { selector: 'input' }), new File(['x'], 'sluk.jpg', { type: 'image/jpeg' }))
  return page
}
const back = () => window.dispatchEvent(new Event('online'))

test('a picture whose line broke waits on the device, and is sent once when there is a line again', async () => {
  const { uploads } = uploadServer()
  let isBroken = true
  const sent = pointServer(() => (isBroken ? HttpResponse.error() : undefined))
  await photograph()
  await screen.findByText('Venter på å bli sendt')
  await waitFor(() => expect(sent).not.toEqual([]))
  isBroken = false
  back()
  await waitFor(() => expect(screen.queryByText('sluk.jpg')).toBe(null))
  // The same call of the same file: whichever of them arrived, it is there once.
  expect(sent.length).toBeGreaterThan(1)
  for (const again of sent) expect(again).toEqual(sent[0])
  expect(sent[0]!.body).toEqual({ fileIds: ['00000000-0000-4000-8000-000000000001'] })
  expect(uploads).toEqual(['sluk.jpg'])
})

test('a point whose picture waits is not finished before it has arrived, and then by itself', async () => {
  network.use(http.post('/api/private/temporary-document', () => HttpResponse.error()))
  const sent = pointServer()
  const { user } = await photograph()
  await screen.findByText('Venter på å bli sendt')
  await user.click(screen.getByRole('button', { name: /^Ferdig/ }))
  await screen.findByText('Fall til sluk er ferdig når det er sendt')
  expect(sent).toEqual([])
  uploadServer()
  back()
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ fileIds: [expect.any(String)] }, { isCompleted: true }]))
  await screen.findByText('Fall til sluk er ferdig')
})

test('what was left on the device is taken up by the next page, by whoever left it and nobody else', async () => {
  network.use(http.post('/api/private/temporary-document', () => HttpResponse.error()))
  const sent = pointServer()
  await photograph()
  await screen.findByText('Venter på å bli sendt')
  held.set([])
  setIdentity({ ...leader, userId: 'another' })
  uploadServer()
  await takeUpWaiting()
  expect(sent).toEqual([])
  setIdentity(leader)
  await takeUpWaiting()
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ fileIds: ['00000000-0000-4000-8000-000000000001'] }]))
})

test('a picture that the server refuses says why, can be kept elsewhere, and holds the point open until it is taken away', async () => {
  network.use(
    http.post('/api/private/temporary-document', () =>
      HttpResponse.json({ code: 'unsupportedFileFormat', message: '', requestId: 'r' }, { status: 415 }),
    ),
  )
  const sent = pointServer()
  const { user, goTo } = await photograph()
  await screen.findByRole('button', { name: 'Last ned sluk.jpg' })
  await user.click(screen.getByRole('button', { name: /^Ferdig/ }))
  await screen.findByText('Fall til sluk er ferdig når det er sendt')
  await screen.findByText('Venter på å bli sendt')
  expect(sent).toEqual([])
  await act(() => goTo(inHand))
  await user.click(await screen.findByRole('button', { name: 'Fjern sluk.jpg' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ isCompleted: true }]))
})

const said = 'Slipt ned og fuget'
/** Opens a deviation, says what was done, and sends it. */
async function mend(first: () => object, after = deviation('Sprukket flis')) {
  let kept = deviation('Sprukket flis')
  const sent = projectServer({
    Deviation: () => ({ project: { ...project({ may }), participants: [mender] }, deviation: kept }),
    MoveDeviation: atFirst(
      () => {
        kept = after
        return first()
      },
      () => ({ moveDeviation: { ...kept, ...mended } }),
    ),
  })
  const { user } = await openPage(`/private/project/bath/deviations/${id}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Det er rettet' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /Hva ble gjort/ }), said)
  await user.click(within(dialog).getByRole('button', { name: 'Det er rettet' }))
  return { user, dialog, sent }
}

test('what was done about a deviation is still there where the network was not, and is sent anew', async () => {
  const { user, dialog, sent } = await mend(() => HttpResponse.error())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Det er rettet' }).getAttribute('aria-busy')).toBe('false'))
  expect(within(dialog).getByDisplayValue(said)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Det er rettet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(sent.at(-1)!.variables.input).toMatchObject({ to: 'mended', answer: said })
})

test('of two who mend a deviation the second is told how it stands, and reads what they have written', async () => {
  const { dialog } = await mend(() => refuse('cannotHandleTheRequest', 409, { reason: 'transition' }), deviation('Sprukket flis', mended))
  await within(dialog).findByText('Noen andre var raskere')
  expect(within(dialog).getByDisplayValue(said)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Det er rettet' }).hasAttribute('disabled')).toBe(true)
})

test('why an order is rejected is still there where the network was not', async () => {
  const sent = projectServer({
    Order: () => ({ order: order({ may: ['approve', 'reject'] }) }),
    OrderProject: () => ({ project: project({ may: ['read orders', 'approve orders'] }) }),
    OrderBudget: () => ({ projectBudget: { __typename: 'ProjectBudget', id: 'budget', total: 0 } }),
    RejectOrder: () => HttpResponse.error(),
  })
  const { user } = await openPage(`/private/order/processing/order-review/${orderId}`, { as: owner })
  await user.click(await screen.findByRole('button', { name: 'Avvis med begrunnelse' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Begrunnelse' }), 'For dyrt')
  await user.click(within(dialog).getByRole('button', { name: 'Avvis og send begrunnelsen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Avvis og send begrunnelsen' }).getAttribute('aria-busy')).toBe('false'),
  )
  expect(within(dialog).getByDisplayValue('For dyrt')).toBeTruthy()
})

test('why an order is rejected is still there where it was withdrawn meanwhile', async () => {
  let isWithdrawn = false
  projectServer({
    Order: () => ({ order: order(isWithdrawn ? { status: 'open', may: [] } : { may: ['approve', 'reject'] }) }),
    OrderProject: () => ({ project: project({ may: ['read orders', 'approve orders'] }) }),
    OrderBudget: () => ({ projectBudget: { __typename: 'ProjectBudget', id: 'budget', total: 0 } }),
    RejectOrder: () => {
      isWithdrawn = true
      return refuse('cannotHandleTheRequest', 409, { reason: 'transition' })
    },
  })
  const { user } = await openPage(`/private/order/processing/order-review/${orderId}`, { as: owner })
  await user.click(await screen.findByRole('button', { name: 'Avvis med begrunnelse' }))
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Begrunnelse' }), 'For dyrt')
  await user.click(screen.getByRole('button', { name: 'Avvis og send begrunnelsen' }))
  expect(await screen.findByText('Dette ble ikke sendt: «For dyrt»')).toBeTruthy()
})
