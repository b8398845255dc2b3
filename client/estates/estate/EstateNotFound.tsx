import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'

const NotInLink = fetched(async () => (await import('#client/access/NotInLink.tsx')).NotInLink)

const notInLink = {
  page: 'estates.title',
  title: 'estates.notInLink.title',
  text: 'estates.notInLink.text',
  toShown: 'estates.notInLink.toShown',
} as const

/** No such estate, or not for this viewer: nobody is told which. */
export function EstateNotFound() {
  const { publicLinkKey } = useParams()
  const text = useText()
  if (publicLinkKey !== undefined) return <NotInLink say={notInLink} />
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
