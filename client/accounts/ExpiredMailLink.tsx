import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { EntryPage } from './EntryPage.tsx'

/** A mailed link that is good for nothing any more, and what to do instead. */
export function ExpiredMailLink({ lead, label, to }: { lead: MessageKey; label: MessageKey; to: string }) {
  const text = useText()
  return (
    <EntryPage title={text('accounts.createPassword.expired')} lead={<Text id={lead} />} picture={cabin}>
      <div>
        <Button asChild variant="solid">
          <Link to={to}>
            <Text id={label} />
          </Link>
        </Button>
      </div>
    </EntryPage>
  )
}
