import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { Notifications } from '#client/app/Notifications.tsx'
import { loadStart } from '#client/messages/loading.ts'
import { fetched } from '#client/ui/fetched.tsx'

/** Fails so many times, then comes. */
function arrivesAfter<Props>(failures: number, part: ComponentType<Props>) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return part
  }
}

async function show(element: ReactNode) {
  render(
    <AppProviders language="nb" messages={await loadStart('nb')}>
      {element}
      <Notifications />
    </AppProviders>,
  )
  return userEvent.setup()
}

test('a form that could not be fetched says so in its place, and comes when asked once more', async () => {
  const Form = fetched(arrivesAfter(1, () => <p>Skjemaet</p>))
  const user = await show(<Form />)
  await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
  expect(await screen.findByText('Skjemaet')).toBeDefined()
})

test('a dialog that could not be fetched is told and leaves the screen as it is, and its button tries anew', async () => {
  const Dialog = fetched<{ onClose: () => void }>(arrivesAfter(1, () => <p>Dialogen</p>))
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Åpne</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    )
  }
  const user = await show(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Åpne' }))
  expect(await screen.findByText(/Vi får ikke kontakt/)).toBeDefined()
  expect(screen.queryByText('Dialogen')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Åpne' }))
  expect(await screen.findByText('Dialogen')).toBeDefined()
})

test('what a pointer came near is there at once', async () => {
  const Form = fetched(arrivesAfter(0, () => <p>Skjemaet</p>))
  Form.beforehand()
  await Promise.resolve()
  await show(<Form />)
  expect(screen.getByText('Skjemaet')).toBeDefined()
})
