import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { deviation, id, may, mended, mender } from './deviationServer.ts'
import { order, orderId } from './orderServer.ts'
import { type Answers, area, leader, owner, point, project, projectServer, refuse } from './projectServer.ts'

const stale = () => refuse('cannotHandleTheRequest', 409, { reason: 'stale' })
/** The first call is answered so, and whatever comes after it as it should be. */
const atFirst = (first: () => object, then: Answers[string]) => {
  let isFirst = true
  return (variables: Parameters<typeof then>[0]) => {
    const answer = isFirst ? first : then
    isFirst = false
    return answer(variables)
  }
}

function pointServer(first: () => object) {
  let kept = point('fall', 'Fall til sluk')
  return projectServer({
    ProjectControlArea: () => ({
      project: project(),
      controlArea: { ...area('wet', 'Våtrom'), completedAt: null, completedBy: null, points: [kept] },
    }),
    ProjectControlPoint: () => ({ controlPoint: kept }),
    ChangeControlPoint: atFirst(
      () => {
        kept = { ...kept, version: 5 }
        return first()
      },
      () => {
        kept = { ...kept, version: kept.version + 1 }
        return { changeControlPoint: kept }
      },
    ),
  })
}
async function photograph() {
  uploadServer()
  const { user } = await openPage('/private/project/bath/control-areas/wet?point=fall', { as: leader })
  await screen.findByRole('textbox', { name: /Merknad/ })
  await user.upload(screen.getByLabelText('Legg til filer', { selector: 'input' }), new File(['x'], 'sluk.jpg', { type: 'image/jpeg' }))
  return user
}

test('a picture that was stored when the line broke stays, and is tried again', async () => {
  const sent = pointServer(() => HttpResponse.error())
  const user = await photograph()
  await user.click(await screen.findByRole('button', { name: 'Prøv igjen med sluk.jpg' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]!.variables.input).toMatchObject({ fileIds: ['00000000-0000-4000-8000-000000000001'] })
  await waitFor(() => expect(screen.queryByText('sluk.jpg')).toBe(null))
})

test('a picture is added although somebody else was at the point meanwhile', async () => {
  const sent = pointServer(stale)
  await photograph()
  await waitFor(() => expect(sent.map(({ variables }) => variables.input)).toMatchObject([{ version: 1 }, { version: 5 }]))
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
