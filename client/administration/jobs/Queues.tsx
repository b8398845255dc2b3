import { RotateCw } from 'lucide-react'
import type { BackgroundJobsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { useJobWords } from './useJobWords.ts'

/** Each kind of work, and how much of it waits. */
export function Queues({ queues }: Pick<BackgroundJobsQuery['backgroundJobs'], 'queues'>) {
  const text = useText()
  const { nameOf, timesOf } = useJobWords()
  return (
    <Card title={<Text id="administration.jobs.kinds" />}>
      {queues.length ? (
        <Rows aria-label={text('administration.jobs.kinds')}>
          {queues.map(({ name, schedule, waitingCount, activeCount, retryingCount, failedCount, lastDoneAt }) => (
            <ListRow
              key={name}
              stacks
              media={<IconTile icon={RotateCw} palette={retryingCount + failedCount ? 'critical' : 'neutral'} />}
              title={nameOf(name)}
              meta={[
                name,
                schedule && timesOf(schedule),
                lastDoneAt && text('administration.jobs.lastDone', { at: writtenMoment(lastDoneAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              value={text('administration.jobs.counts', {
                waiting: waitingCount,
                active: activeCount,
                failing: retryingCount + failedCount,
              })}
            />
          ))}
        </Rows>
      ) : (
        <Text id="administration.none" />
      )}
    </Card>
  )
}
