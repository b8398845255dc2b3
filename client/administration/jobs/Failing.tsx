import { RotateCw, TriangleAlert } from 'lucide-react'
import type { BackgroundJobsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { Pager } from '#client/ui/Pager.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { useJobWords } from './useJobWords.ts'

interface FailingProps {
  failing: BackgroundJobsQuery['backgroundJobs']['failing']
  page: number
  hasMore: boolean
  onPage: (page: number) => void
}

/** What has failed for good, and what is tried again by itself. */
export function Failing({ failing, page, hasMore, onPage }: FailingProps) {
  const text = useText()
  const { nameOf } = useJobWords()
  return (
    <Card title={<Text id="administration.jobs.failing" />}>
      {failing.length ? (
        <Rows aria-label={text('administration.jobs.failing')}>
          {failing.map(({ id, queue, isGivenUp, attempts, createdAt, nextAt }) => (
            <ListRow
              key={id}
              stacks
              title={nameOf(queue)}
              meta={[
                queue,
                text('administration.jobs.begun', { at: writtenMoment(createdAt) }),
                text('administration.mails.attempts', { count: attempts + 1 }),
                nextAt && text('administration.jobs.next', { at: writtenMoment(nextAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              value={
                <State icon={isGivenUp ? TriangleAlert : RotateCw} tone={isGivenUp ? 'critical' : 'caution'}>
                  <Text id={isGivenUp ? 'administration.jobs.givenUp' : 'administration.jobs.retrying'} />
                </State>
              }
            />
          ))}
        </Rows>
      ) : (
        <Text id="administration.jobs.noneFailing" />
      )}
      <Pager page={page} hasMore={hasMore} onPage={onPage} />
    </Card>
  )
}
