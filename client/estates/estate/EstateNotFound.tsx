import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** No such estate, or not for this viewer: nobody is told which. A public link that shows nothing has ended. */
export function EstateNotFound() {
  const { publicLinkKey } = useParams()
  const text = useText()
  if (publicLinkKey !== undefined) return <Navigate to={`/public-link/${publicLinkKey}/expired`} replace />
  return (
    <Page title={text('estates.title')}>
      <EmptyState
        icon={SearchX}
        title={<Text id="estates.notFound.title" />}
        action={
          <Button asChild>
            <Link to="/private/estates">
              <Text id="estates.notFound.toList" />
            </Link>
          </Button>
        }
      >
        <Text id="estates.notFound.text" />
      </EmptyState>
    </Page>
  )
}
