import { chakra, Heading } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Card, Sheet } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { BringPaper } from './BringPaper.tsx'
import { Ended } from './Ended.tsx'
import { type AskedPapers, readPaperLink } from './paperLink.ts'

/** Where a mail leads that asks for papers: it takes those, each once, and shows nothing else of the project. */
export function PaperLinkPage() {
  const { key = '' } = useParams()
  const text = useText()
  const { mailed, retry, expire } = useMailedLink(key, readPaperLink)
  const plain = (children: ReactNode) => <Page title={text('paperLink.title')}>{children}</Page>
  if (mailed.state === 'asking') return plain(<RecordsSkeleton />)
  if (mailed.state === 'failed') return plain(<ErrorState onRetry={retry} />)
  const end = mailed.state !== 'good' ? 'unknown' : 'end' in mailed.link ? mailed.link.end : undefined
  if (mailed.state !== 'good' || 'end' in mailed.link) return plain(<Ended end={end ?? 'unknown'} />)
  const { link } = mailed
  const one = link.papers.length === 1 ? link.papers[0]!.paper : undefined
  return (
    <Page title={one ?? text('paperLink.several', { count: link.papers.length })} ownHeading>
      <Papers key={key} linkKey={key} request={link} onOver={expire} />
    </Page>
  )
}

function Papers({ linkKey, request, onOver }: { linkKey: string; request: AskedPapers; onOver: () => void }) {
  const { papers, company, expiresAt } = request
  const [brought, setBrought] = useState(() => new Set(papers.filter(({ isDelivered }) => isDelivered).map(({ code }) => code)))
  const isOnly = papers.length === 1
  const bring = (code: string) => (
    <BringPaper
      to={linkKey}
      {...(!isOnly && { code })}
      onBrought={() => setBrought((before) => new Set([...before, code]))}
      onOver={onOver}
    />
  )
  const isDone = papers.every(({ code }) => brought.has(code))
  return (
    <Stack gap="6" maxWidth="560px" marginInline="auto" width="full">
      <RequestWords asked={request} />
      {isDone ? (
        <EmptyState
          icon={CircleCheck}
          title={isOnly ? <Text id="paperLink.done" values={{ paper: papers[0]!.paper }} /> : <Text id="paperLink.allDone" />}
        >
          <Text id="paperLink.doneText" values={{ company }} />
        </EmptyState>
      ) : (
        <>
          {isOnly
            ? bring(papers[0]!.code)
            : papers.map(({ code, paper }) => (
                <Card key={code} title={paper}>
                  {brought.has(code) ? (
                    <State icon={CircleCheck} tone="positive">
                      <Text id="paperLink.brought" />
                    </State>
                  ) : (
                    bring(code)
                  )}
                </Card>
              ))}
          <chakra.p textStyle="meta" color="muted">
            <Text id="paperLink.until" values={{ date: writtenDay(expiresAt), count: papers.length }} />
          </chakra.p>
        </>
      )}
    </Stack>
  )
}

const RequestWords = ({ asked: { company, papers, project, address, neededBy, message, askedBy } }: { asked: AskedPapers }) => (
  <>
    <div>
      <chakra.p textStyle="meta" color="muted">
        <Text id="paperLink.asks" values={{ company, count: papers.length }} />
      </chakra.p>
      <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
        {papers.length === 1 ? papers[0]!.paper : <Text id="paperLink.several" values={{ count: papers.length }} />}
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
