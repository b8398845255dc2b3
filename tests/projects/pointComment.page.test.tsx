import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasUnsaved } from '#client/ui/form/unsaved.ts'
import { openPage } from '#tests/support/page.tsx'
import { area, completed, leader, point, project, projectServer, refuse } from './projectServer.ts'

const path = '/private/project/bath/control-areas/wet'

/** One point; the first that is sent about it comes after somebody else, who left it like that. */
function server(theirs: Partial<ReturnType<typeof point>>, refusal: () => ReturnType<typeof refuse>) {
  let kept = point('fall', 'Fall til sluk')
  let isLate = true
  return projectServer({
    ProjectControlArea: () => ({
      project: project(),
      controlArea: { ...area('wet', 'Våtrom'), completedAt: null, completedBy: null, points: [kept] },
    }),
    ProjectControlPoint: () => ({ controlPoint: kept }),
    ChangeControlPoint: ({ input }) => {
      if (isLate) {
        isLate = false
        kept = { ...kept, ...theirs, version: kept.version + 1 }
        return refusal()
      }
      kept = { ...kept, comment: (input as { comment: string }).comment, version: kept.version + 1 }
      return { changeControlPoint: kept }
    },
  })
}
async function write(words: string) {
  const { user } = await openPage(`${path}?point=fall`, { as: leader, width: 390 })
  const field = await screen.findByRole('textbox', { name: /Merknad/ })
  await user.type(field, words)
  await user.tab()
  return { user, field: field as HTMLTextAreaElement }
}

test('of two who write about a point the second sees what the first has written, and nothing is lost', async () => {
  const sent = server({ comment: 'Sett over av Nina' }, () => refuse('cannotHandleTheRequest', 409, { reason: 'stale' }))
  const { user, field } = await write('Målt med laser')
  await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
  await screen.findByText('Merknad hos den andre: «Sett over av Nina»')
  expect(field.value).toBe('Målt med laser')
  await user.click(field)
  await user.tab()
  await screen.findByText('Lagret')
  expect(screen.queryByText(/hos den andre/)).toBe(null)
  expect(sent.map(({ variables }) => variables.input)).toMatchObject([{ version: 1 }, { version: 2, comment: 'Målt med laser' }])
})

test('what the first has written can be taken instead', async () => {
  server({ comment: 'Sett over av Nina' }, () => refuse('cannotHandleTheRequest', 409, { reason: 'stale' }))
  const { user, field } = await write('Målt med laser')
  await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
  await user.click(await screen.findByRole('button', { name: 'Bruk denne' }))
  expect(field.value).toBe('Sett over av Nina')
})

test('what is typed while somebody else completes the point is still there to be read', async () => {
  server({ ...completed }, () => refuse('controlPointCompleted'))
  await write('Målt med laser')
  await screen.findByText('Punktet kan ikke endres lenger. Dette du skrev, ble ikke lagret:')
  expect(screen.getByText('Målt med laser')).toBeTruthy()
})

test('what could not be sent is not left without a question, and sent anew it is kept', async () => {
  server({}, () => refuse('cannotHandleTheRequest', 503, { reason: 'busy' }))
  const { user, field } = await write('Målt med laser')
  await waitFor(() => expect(hasUnsaved()).toBe(true))
  expect(field.value).toBe('Målt med laser')
  await user.click(field)
  await user.tab()
  await screen.findByText('Lagret')
  expect(hasUnsaved()).toBe(false)
})
