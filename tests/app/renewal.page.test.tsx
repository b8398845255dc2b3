import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { object, string } from 'yup'
import { setIdentity } from '#client/access/identity.ts'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { CrashPage } from '#client/app/CrashPage.tsx'
import { Notifications } from '#client/app/Notifications.tsx'
import { toaster } from '#client/app/toaster.ts'
import { loadStart } from '#client/messages/loading.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { decidesAboutMissed } from '#client/ui/missedCode.ts'
import { renew, wasRenewed } from '#client/ui/renewal.ts'
import { network } from '#tests/support/network.ts'
import { member, nobody } from '#tests/support/visitors.ts'

let reload: MockInstance<() => void>
const gone = async (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Old-1.js'))

interface Closable {
  onClose: () => void
}
const Late = fetched(gone)
const LateDialog = fetched<Closable>(gone)
const Crashing = lazy(gone)
const FormPart = () => <Late />
const CrashingPart = () => (
  <Suspense>
    <Crashing />
  </Suspense>
)

beforeEach(() => {
  sessionStorage.clear()
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  setIdentity(member)
  decidesAboutMissed(renew)
  history.replaceState(null, '', '/')
  network.use(http.head('*', () => new HttpResponse(null)))
})
afterEach(() => {
  decidesAboutMissed(async () => 'unreachable')
  setIdentity(undefined)
  toaster.remove()
})

function Screen({ part: Part }: { part: ComponentType<Closable> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Form initialValues={{ town: '', secret: '' }} rules={object({ town: string(), secret: string() })} onSubmit={async () => undefined}>
        <TextField name="town" label="common.choose" />
        <PasswordField name="secret" label="common.edit" autoComplete="new-password" />
      </Form>
      <button onClick={() => setOpen(true)}>Åpne</button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
      <Notifications />
    </>
  )
}

/** A form, and a button for what comes later. */
async function open(part: ComponentType<Closable>) {
  const router = createMemoryRouter([
    { path: '/', ErrorBoundary: CrashPage, element: <Screen part={part} /> },
    { path: '/late', ErrorBoundary: CrashPage, lazy: gone },
  ])
  const { unmount } = render(
    <AppProviders language="nb" messages={await loadStart('nb')}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  const user = userEvent.setup()
  return { user, router, unmount, press: () => user.click(screen.getByRole('button', { name: 'Åpne' })) }
}
const field = (name: 'town' | 'secret') => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const isLoadedAnew = () => waitFor(() => expect(reload).toHaveBeenCalledTimes(1))

test.each([
  ['a form', FormPart],
  ['a dialog', LateDialog],
])('%s whose code is gone with an older build loads the page anew, and what was typed beside it is there again', async (_, part) => {
  const { user, press, unmount } = await open(part)
  await user.type(field('town'), 'Bergen')
  await press()
  await isLoadedAnew()
  unmount()

  await open(part)
  await waitFor(() => expect(field('town').value).toBe('Bergen'))
  expect([wasRenewed(), wasRenewed()]).toEqual([true, false])
})

test('what is missing after that too is told, and tried no more by itself', async () => {
  const { press, unmount } = await open(FormPart)
  await press()
  await isLoadedAnew()
  unmount()

  const { user, press: pressAgain } = await open(FormPart)
  await pressAgain()
  expect(await screen.findByText(/^Det er kommet en ny versjon/)).toBeDefined()
  expect(reload).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a part that takes the screen along leaves what was typed there for the next load', async () => {
  const { user, press, unmount } = await open(CrashingPart)
  await user.type(field('town'), 'Bergen')
  await press()
  await isLoadedAnew()
  expect(screen.queryByRole('heading')).toBe(null)
  unmount()

  await open(CrashingPart)
  await waitFor(() => expect(field('town').value).toBe('Bergen'))
})

test('a screen whose code is gone is loaded at its own address', async () => {
  const { router } = await open(FormPart)
  await router.navigate('/late')
  await isLoadedAnew()
  expect(screen.queryByRole('heading')).toBe(null)
})

test('what can not wait is not risked: it is told, and whoever typed it says when', async () => {
  const { user, press } = await open(LateDialog)
  await user.type(field('secret'), 'Hemmelig-1')
  await press()
  expect(await screen.findByText(/Lagre det du holder på med, og last siden på nytt/)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  expect(field('secret').value).toBe('Hemmelig-1')
  expect(sessionStorage).toHaveLength(0)
})

test('what somebody without an account has typed is not risked either', async () => {
  setIdentity(nobody)
  const { user, press } = await open(LateDialog)
  await user.type(field('town'), 'Bergen')
  await press()
  expect(await screen.findByText(/Lagre det du holder på med/)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['without a network', () => HttpResponse.error()],
  ['while the server is full', () => new HttpResponse(null, { status: 503 })],
])('%s the page stays as it is', async (_, answer) => {
  network.use(http.head('*', answer))
  const { user, press } = await open(LateDialog)
  await user.type(field('town'), 'Bergen')
  await press()
  expect(await screen.findByText(/Vi får ikke kontakt/)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  expect(field('town').value).toBe('Bergen')
})
