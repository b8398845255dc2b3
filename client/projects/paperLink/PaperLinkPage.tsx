import { chakra, Heading } from '@chakra-ui/react'
import { CircleCheck, Link2Off } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { BringPaper } from './BringPaper.tsx'
import { type AskedPaper, readPaperLink } from './paperLink.ts'

/** Where a mail leads that asks for a paper: it takes that one, once, and shows nothing else of the project. */
export function PaperLinkPage() {
  const { key = '' } = useParams()
  const text = useText()
  const { known, retry, expire } = useMailedLink(key, readPaperLink)
  const [isBrought, setBrought] = useState(false)
  const plain = (children: ReactNode) => <Page title={text('paperLink.title')}>{children}</Page>
  if (known.state === 'asking') return plain(<RecordsSkeleton />)
  if (known.state === 'failed') return plain(<ErrorState onRetry={retry} />)
  if (known.state !== 'good') {
    return plain(
      <EmptyState icon={Link2Off} title={<Text id="paperLink.over" />}>
        <Text id="paperLink.overText" />
      </EmptyState>,
    )
  }
  const { link } = known
  return (
    <Page title={link.paper} ownHeading>
      <Stack gap="6" maxWidth="560px" marginInline="auto" width="full">
        <Asked asked={link} />
        {isBrought ? (
          <EmptyState icon={CircleCheck} title={<Text id="paperLink.done" values={{ paper: link.paper }} />}>
            <Text id="paperLink.doneText" values={{ company: link.company }} />
          </EmptyState>
        ) : (
          <>
            <BringPaper to={key} onBrought={() => setBrought(true)} onOver={expire} />
            <chakra.p textStyle="meta" color="muted">
              <Text id="paperLink.until" values={{ date: writtenDay(link.expiresAt) }} />
            </chakra.p>
          </>
        )}
      </Stack>
    </Page>
  )
}

const Asked = ({ asked: { company, paper, project, address, neededBy, message, askedBy } }: { asked: AskedPaper }) => (
  <>
    <div>
      <chakra.p textStyle="meta" color="muted">
        <Text id="paperLink.asks" values={{ company }} />
      </chakra.p>
      <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
        {paper}
      </Heading>
      <chakra.p color="muted">
        {project}, {address}. {neededBy && <Text id="paperLink.needed" values={{ date: writtenDay(neededBy) }} />}
      </chakra.p>
    </div>
    {(message || askedBy) && (
      <Sheet>
        {message && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {message}
          </chakra.p>
        )}
        {askedBy && (
          <chakra.p textStyle="meta" color="muted">
            {askedBy}
          </chakra.p>
        )}
      </Sheet>
    )}
  </>
)
