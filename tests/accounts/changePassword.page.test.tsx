import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const open = () => openPage('/private/change-password', { as: member })
const oldPassword = () => screen.findByLabelText<HTMLInputElement>('Nåværende passord')
const newPassword = () => screen.getByLabelText<HTMLInputElement>('Nytt passord')
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: 'Bytt passord' })
const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

function answer(response: () => Response) {
  const sent: unknown[] = []
  network.use(
    http.post('/api/public/profile/user/change-password', async ({ request }) => {
      sent.push(await request.json())
      return response()
    }),
  )
  return sent
}

test('the rules are ticked off while the new password is typed', async () => {
  const { user } = await open()
  await oldPassword()
  expect(rules()).toContain('minst ett siffer, mangler')
  await user.type(newPassword(), 'åkerø1')
  expect(rules()).toEqual(
    expect.arrayContaining([
      'minst 8 tegn, mangler',
      'minst ett siffer, oppfylt',
      'minst én liten bokstav, oppfylt',
      'minst én stor bokstav, mangler',
      'minst ett spesialtegn, mangler',
    ]),
  )
})

test('a field is not at fault before it has been left', async () => {
  const { user } = await open()
  await user.type(await oldPassword(), 'x')
  await user.type(newPassword(), 'kort')
  expect(newPassword().getAttribute('aria-invalid')).toBe(null)
  await user.tab()
  await screen.findByLabelText('Nytt passord', { selector: '[aria-invalid=true]' })
})

test('sending it empty lists the faults, marks the fields and stands in the first', async () => {
  const { user } = await open()
  await oldPassword()
  await user.click(submit())
  await screen.findByText('2 felt må rettes')
  await user.click(screen.getByRole('link', { name: 'Skriv et nytt passord.' }))
  expect(document.activeElement).toBe(newPassword())
  await user.click(submit())
  await waitFor(async () => expect(document.activeElement).toBe(await oldPassword()))
})

test('a wrong current password is said at its field until that changes', async () => {
  answer(() => refusal(422, 'badCurrentPassword'))
  const { user } = await open()
  await user.type(await oldPassword(), 'feil')
  await user.type(newPassword(), 'Riktig-1234')
  await user.click(submit())
  const field = await screen.findByLabelText('Nåværende passord', { selector: '[aria-invalid=true]' })
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Nåværende passord er feil.')
  await user.type(field, '!')
  await waitFor(async () => expect((await oldPassword()).getAttribute('aria-invalid')).toBe(null))
})

test('Ctrl and Enter saves; it is told, and the form is empty again', async () => {
  const sent = answer(() => new HttpResponse(null, { status: 204 }))
  const { user } = await open()
  await user.type(await oldPassword(), 'Demo-1234')
  await user.type(newPassword(), ' Ny-1234567 ')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Passordet er byttet')
  expect(sent).toEqual([{ oldPassword: 'Demo-1234', newPassword: ' Ny-1234567 ', signOutElsewhere: true }])
  expect((await oldPassword()).value).toBe('')
})

test('leaving with something typed asks first', async () => {
  const { user, address } = await open()
  await user.type(await oldPassword(), 'x')
  await user.click(screen.getByRole('link', { name: 'Om betaversjonen' }))
  await user.click(await screen.findByRole('button', { name: 'Bli her' }))
  expect(address()).toBe('/private/change-password')
  expect((await oldPassword()).value).toBe('x')
  await user.click(screen.getByRole('link', { name: 'Om betaversjonen' }))
  await user.click(await screen.findByRole('button', { name: 'Gå uten å lagre' }))
  await waitFor(() => expect(address()).toBe('/private/beta-disclaimer'))
})
