import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { KeepsPlace, placeSoFar } from '#client/app/KeepsPlace.tsx'

function SignIn() {
  const [email, setEmail] = useState('')
  return (
    <div id="app">
      <label>
        E-post
        <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      </label>
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
  const field = drawn.querySelector('input')!
  field.value = 'kari@nordmann.example'
  field.focus()
  const place = placeSoFar()
  drawn.remove()

  render(
    <KeepsPlace place={place}>
      <SignIn />
    </KeepsPlace>,
  )
  screen.getByText('Skrevet: kari@nordmann.example')
  expect(document.activeElement).toBe(screen.getByLabelText('E-post'))
})
