import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { emailInput } from '#schema/accounts/registration.input.ts'
import { resetPassword } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'

const faults = { required: 'accounts.resetPassword.writeEmail' } as const

/** The same is said whoever asks: nobody learns here who is registered. */
export function ResetPasswordPage() {
  const text = useText()
  const [sentTo, setSentTo] = useState<string>()
  const submit = async ({ email }: { email: string }) => {
    try {
      await resetPassword(email.trim())
      setSentTo(email.trim())
    } catch (error) {
      tellFailure(error)
      throw error
    }
  }
  if (sentTo) {
    return (
      <EntryPage
        title={text('accounts.resetPassword.sent')}
        lead={<Text id="accounts.resetPassword.sentText" values={{ email: <b>{sentTo}</b> }} />}
        picture={cabin}
      >
        <chakra.p color="muted">
          <Text id="accounts.resetPassword.notArrived" />
        </chakra.p>
        <Flex gap="3" flexWrap="wrap">
          <Button asChild variant="solid">
            <Link to="/login">
              <Text id="accounts.resetPassword.toLogin" />
            </Link>
          </Button>
          <Button onClick={() => setSentTo(undefined)}>
            <Text id="accounts.resetPassword.again" />
          </Button>
        </Flex>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={text('accounts.resetPassword.title')} lead={<Text id="accounts.resetPassword.lead" />} picture={cabin}>
      <Form initialValues={{ email: '' }} rules={emailInput} onSubmit={submit} afterwards="clear">
        <TextField name="email" label="accounts.resetPassword.email" type="email" autoComplete="username" faults={faults} />
        <SubmitButton minHeight="48px">
          <Text id="accounts.resetPassword.submit" />
        </SubmitButton>
      </Form>
      <TextLink to="/login">
        <Text id="accounts.resetPassword.toLogin" />
      </TextLink>
    </EntryPage>
  )
}
