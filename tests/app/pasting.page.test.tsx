import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'

const email = async () => screen.findByLabelText<HTMLInputElement>('E-post')

test('what nobody sees is left behind where text is pasted', async () => {
  const { user } = await openPage('/login')
  await user.click(await email())
  await user.paste('\u202Ekari\u200B@nordmann.example\u2069')
  expect((await email()).value).toBe('kari@nordmann.example')
})

test('what is pasted into a text goes where the cursor is, and comes to the form', async () => {
  const { user } = await openPage('/register')
  const name = await screen.findByLabelText<HTMLInputElement>('Fornavn')
  await user.type(name, 'Kari')
  name.setSelectionRange(0, 0)
  await user.paste('Anne\u200B\u000B')
  expect(name.value).toBe('Anne Kari')
  await user.tab()
  expect(name.getAttribute('aria-invalid')).toBe(null)
})

test('a password is taken to the letter', async () => {
  const { user } = await openPage('/login')
  const password = await screen.findByLabelText<HTMLInputElement>('Passord')
  await user.click(password)
  await user.paste('Hemmelig\u200B-1')
  expect(password.value).toBe('Hemmelig\u200B-1')
})

test('emoji and letters that are put together stay what they are', async () => {
  const { user } = await openPage('/register')
  const name = await screen.findByLabelText<HTMLInputElement>('Fornavn')
  await user.click(name)
  await user.paste('Åse 👩‍👩‍👧')
  expect(name.value).toBe('Åse 👩‍👩‍👧')
})
