import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { deviation, deviations, list, plan } from './deviationServer.ts'
import { leader } from './projectServer.ts'

test('a deviation is marked on a drawing, by the keyboard too, and shown there', async () => {
  const sent = deviations([])
  const { user } = await openPage(list, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Meld avvik' }))
  await user.type(await screen.findByRole('textbox', { name: /Hva er galt/ }), 'Feil høyde')
  await user.selectOptions(await screen.findByRole('combobox', { name: /Tegning eller papir/ }), plan)
  const place = await screen.findByRole('button', { name: 'Sett merket på Plan 1. etasje' })
  place.focus()
  await user.keyboard('{Enter}{ArrowRight}{ArrowUp}')
  await screen.findByText('Her er det')
  await user.click(screen.getByRole('button', { name: 'Meld avvik' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({
      projectId: 'bath',
      text: 'Feil høyde',
      responsibleId: null,
      dueDate: null,
      documentId: plan,
      markX: 0.52,
      markY: 0.48,
    }),
  )
})

test('one on a drawing shows it with its place', async () => {
  const marked = deviation('Feil høyde', {
    controlAreaId: null,
    controlPointId: null,
    controlAreaName: null,
    controlPointName: null,
    documentId: plan,
    documentName: 'Plan 1. etasje',
    markX: 0.2,
    markY: 0.8,
  })
  deviations([marked])
  await openPage(`${list}/${marked.id}`, { as: leader })
  await screen.findByRole('img', { name: 'Plan 1. etasje' })
  expect(screen.getByText('Her er det')).toBeTruthy()
})
