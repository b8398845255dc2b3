import { useField } from 'formik'
import { useEffect, useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { emailInput } from '#schema/accounts/registration.input.ts'
import { userExists } from '../entry.ts'

/** Says so where the e-mail has been left and somebody is registered with it. Not knowing is no news. */
export function KnownAddress({ text }: { text: MessageKey }) {
  const [{ value }, { touched }] = useField<string>('email')
  const [knownEmail, setKnown] = useState<string>()
  const email = value.trim()
  useEffect(() => {
    if (!touched || !emailInput.isValidSync({ email })) return undefined
    let isWanted = true
    userExists(email).then(
      ({ exists }) => isWanted && exists && setKnown(email),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [email, touched])
  if (knownEmail === undefined || knownEmail !== email) return null
  return (
    <Note
      title={<Text id="accounts.register.known" />}
      action={
        <TextLink to="/login">
          <Text id="accounts.register.knownLogin" />
        </TextLink>
      }
    >
      <Text id={text} />
    </Note>
  )
}
