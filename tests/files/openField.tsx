import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { object } from 'yup'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { showNoticesIn, type Notice } from '#client/ui/notify.ts'
import { loadMessages } from '#tests/support/messages.ts'

type Field = Omit<Parameters<typeof UploadField>[0], 'name' | 'label'>

/** A form with nothing but the field, and what it would save. */
export async function openField(field: Field) {
  const saved: unknown[] = []
  const notices: Notice[] = []
  onTestFinished(showNoticesIn({ show: (notice) => notices.push(notice), take: () => undefined }))
  const element = (
    <Form initialValues={{ file: field.multiple ? [] : '' }} rules={object({})} onSubmit={async ({ file }) => saved.push(file)}>
      <UploadField name="file" label="estates.reportArchive.file" {...field} />
      <SubmitButton>Lagre</SubmitButton>
    </Form>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <AppProviders language="nb" messages={await loadMessages('nb')}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    return saved
  }
  return { user, save, notices, input: await screen.findByLabelText('Fil') }
}
