import { render, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { KeepsPlace, watchPlace } from '#client/app/KeepsPlace.tsx'

function SignIn({ send = () => undefined }: { send?: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(email)
  }
  return (
    <div id="app">
      <form onSubmit={submit}>
        <label>
          E-post
          <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </label>
      </form>
      <a href="/register">Bli kunde</a>
      <p>Skrevet: {email}</p>
    </div>
  )
}

test('what was typed on the drawn page, and where the focus stood, is there once the code has come', () => {
  const drawn = document.createElement('div')
  drawn.id = 'app'
  drawn.innerHTML = '<input name="email"><a href="/register">Bli kunde</a>'
  document.body.append(drawn)
  const place = watchPlace()
  const field = drawn.querySelector('input')!
  field.value = 'kari@nordmann.example'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  drawn.remove()

  render(
    <KeepsPlace place={place}>
      <SignIn />
    </KeepsPlace>,
  )
  screen.getByText('Skrevet: kari@nordmann.example')
  expect(document.activeElement).toBe(screen.getByLabelText('E-post'))
})

test('a form that was sent before the code came is sent with what stood in it', async () => {
  const place = () => ({ typed: [['email', 'kari@nordmann.example']] as [string, string][], href: null, field: null, scrolled: 0 })
  document.documentElement.dataset.sent = ''
  onTestFinished(() => void delete document.documentElement.dataset.sent)
  const send = vi.fn<(email: string) => void>()
  render(
    <KeepsPlace place={place}>
      <SignIn send={send} />
    </KeepsPlace>,
  )
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('kari@nordmann.example'))
})
