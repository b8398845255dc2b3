import { Button, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import villa from '#client/ui/art/villa.svg'
import { EntryPage } from '../EntryPage.tsx'

const ToLogin = () => (
  <div>
    <Button asChild variant="solid">
      <Link to="/login">
        <Text id="accounts.registered.login" />
      </Link>
    </Button>
  </div>
)

export function RegisteredPage() {
  const text = useText()
  return (
    <EntryPage title={text('accounts.registered.title')} lead={<Text id="accounts.registered.text" />} picture={villa}>
      <ToLogin />
    </EntryPage>
  )
}

/** The account was added to a user that was there before. */
export function RegisteredBesidePage() {
  const text = useText()
  return (
    <EntryPage title={text('accounts.registered.multiTitle')} lead={<Text id="accounts.registered.multiText" />} picture={villa}>
      <chakra.p color="muted">
        <Text id="accounts.registered.multiPassword" />
      </chakra.p>
      <ToLogin />
    </EntryPage>
  )
}
