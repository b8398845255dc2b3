import { useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { atField, isWrongPassword } from '#client/accounts/fields/wrongPassword.ts'
import { useSend } from '#client/data/useSend.ts'
import { ChangeEmailDocument } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Page } from '#client/ui/Page.tsx'
import { changeEmailInput } from '#schema/accounts/emailProof.input.ts'

const empty = { email: '', password: '' }
const emailFaults = { required: 'accounts.login.writeEmail' } as const
const passwordFaults = { required: 'accounts.changePassword.writeOld' } as const

/** Another address counts when the link that is mailed there is opened; until then everything is as it was. */
export function ChangeEmailPage() {
  const text = useText()
  const identity = useIdentity()
  const [sentTo, setSentTo] = useState<string>()
  const send = useSend(isWrongPassword)

  async function submit(input: typeof empty) {
    try {
      await send({ mutation: ChangeEmailDocument, variables: { input } })
      setSentTo(input.email.trim())
    } catch (failed) {
      throw atField(failed, 'password')
    }
  }

  return (
    <Page
      title={text('accounts.email.title')}
      lead={<Text id="accounts.email.lead" values={{ email: <b>{identity?.email}</b> }} />}
      back="/private/profile"
      narrow
    >
      <div aria-live="polite">
        {sentTo && (
          <Card title={<Text id="accounts.email.sent" />}>
            <Text id="accounts.email.sentText" values={{ email: <b>{sentTo}</b> }} />
          </Card>
        )}
      </div>
      {!sentTo && (
        <Form initialValues={empty} rules={changeEmailInput} onSubmit={submit} afterwards="clear">
          <TextField name="email" label="accounts.email.new" type="email" autoComplete="email" faults={emailFaults} />
          <PasswordField name="password" label="accounts.departure.password" autoComplete="current-password" faults={passwordFaults} />
          <div>
            <SubmitButton>
              <Text id="accounts.email.submit" />
            </SubmitButton>
          </div>
        </Form>
      )}
    </Page>
  )
}
