import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { architectForm } from '#schema/estates/architectDetails.input.ts'
import type { Architect } from './useArchitectDetail.ts'

interface ArchitectFormProps {
  architect: Architect
  onSave: (architect: Architect) => Promise<unknown>
  onDone: () => void
}

export function ArchitectForm({ architect: { architectName, company, phone, email }, onSave, onDone }: ArchitectFormProps) {
  const [opened] = useState({ architectName: architectName ?? '', company: company ?? '', phone: phone ?? '', email: email ?? '' })
  async function save(values: typeof opened) {
    await onSave(architectForm.cast(values, { stripUnknown: true }))
    onDone()
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="estates.architect.changeTitle" />
      <Form initialValues={opened} rules={architectForm} onSubmit={save}>
        <TextField name="architectName" label="estates.architect.name" maxLength={255} autoComplete="off" optional />
        <TextField name="company" label="estates.architect.company" maxLength={255} autoComplete="off" optional />
        <TextField name="phone" label="estates.architect.phone" type="tel" autoComplete="off" optional />
        <TextField name="email" label="estates.architect.email" type="email" autoComplete="off" optional />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.architect.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
