import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { store } from '#client/ui/store.ts'
import { loadMessages } from '#tests/support/messages.ts'

const hasCome = store(false)
const Late = () => hasCome.use() && <TextField name="name" label="projects.new.name" />

test('a field whose code comes late is led to by the faults that were told before', async () => {
  const element = (
    <Form initialValues={{ name: '' }} rules={object({ name: string().required('required') })} onSubmit={async () => undefined}>
      <Late />
      <SubmitButton>Lagre</SubmitButton>
    </Form>
  )
  render(
    <AppProviders language="nb" messages={await loadMessages('nb')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </AppProviders>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Lagre' }))
  await screen.findByText(/må rettes/)
  expect(screen.queryByRole('link')).toBe(null)
  act(() => hasCome.set(true))
  await user.click(await screen.findByRole('link', { name: /^Navn/ }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Navn' }))
})
