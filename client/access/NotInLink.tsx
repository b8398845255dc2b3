import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useSharedEstateQuery } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { refusalOf } from './refusal.ts'

/** Says that a public link does not show this, and leads to what it shows. One that shows nothing at all has ended, or never was. */
export function NotInLink({ say }: { say: Readonly<Record<'page' | 'title' | 'text' | 'toShown', MessageKey>> }) {
  const { publicLinkKey = '' } = useParams()
  const text = useText()
  const home = `/public-link/${encodeURIComponent(publicLinkKey)}`
  const { data, error, refetch } = useSharedEstateQuery({ fetchPolicy: 'no-cache', context: { tell: false } })
  if (data?.sharedEstate ?? data?.sharedProjects?.edges.length)
    return (
      <Page title={text(say.page)}>
        <EmptyState
          icon={SearchX}
          title={<Text id={say.title} />}
          action={
            <Button asChild>
              <Link to={home}>
                <Text id={say.toShown} />
              </Link>
            </Button>
          }
        >
          <Text id={say.text} />
        </EmptyState>
      </Page>
    )
  if (error && !refusalOf(error)) return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
  return (data ?? error) ? <Navigate to={`${home}/expired`} replace /> : null
}
