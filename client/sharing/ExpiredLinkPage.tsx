import { Button } from '@chakra-ui/react'
import { Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** The link has ended, was taken back, or never was: nobody is told which. */
export function ExpiredLinkPage() {
  const text = useText()
  return (
    <Page title={text('publicLink.title')}>
      <EmptyState
        icon={Unlink}
        title={<Text id="publicLink.expired" />}
        action={
          <Button asChild>
            <Link to="/">
              <Text id="publicLink.toHome" />
            </Link>
          </Button>
        }
      >
        <Text id="publicLink.askForNew" />
      </EmptyState>
    </Page>
  )
}
