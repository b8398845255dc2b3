import { useText } from '#client/messages/Text.tsx'
import { writtenMoment, writtenNumber } from '#client/ui/writing.ts'
import { overview } from '../OfficePage.tsx'
import { Figures } from './Figures.tsx'
import { type Operating, PartCard } from './PartCard.tsx'

/** Work that nobody waits for. */
export function Jobs({ jobs, steps }: Pick<Operating, 'jobs' | 'steps'>) {
  const { waitingCount, activeCount, retryingCount, failedCount, dueSince } = jobs
  return (
    <PartCard part="jobs" steps={steps} more={{ to: `${overview}/jobs`, text: 'openJobs' }}>
      <Figures
        of={[
          ['waiting', writtenNumber(waitingCount)],
          ['active', writtenNumber(activeCount)],
          ['retrying', writtenNumber(retryingCount)],
          ['failed', writtenNumber(failedCount)],
          ...(dueSince ? ([['dueSince', writtenMoment(dueSince)]] as const) : []),
        ]}
      />
    </PartCard>
  )
}

/** Mails on their way, and what became of the others. */
export function Mails({ outbox, deliveries, steps }: Pick<Operating, 'outbox' | 'deliveries' | 'steps'>) {
  const text = useText()
  const { waitingCount, waitingSince, hasServer } = outbox
  const { sentCount, refusedCount, lastSentAt } = deliveries
  const more = { to: `${overview}/mails`, text: 'openMails' } as const
  return (
    <>
      <PartCard part="outbox" steps={steps} more={more}>
        <Figures
          of={[
            ['waiting', writtenNumber(waitingCount)],
            ['oldest', waitingSince ? writtenMoment(waitingSince) : text('administration.operating.none')],
            ['server', text(`administration.operating.${hasServer ? 'yes' : 'no'}`)],
          ]}
        />
      </PartCard>
      <PartCard part="deliveries" steps={steps} more={more}>
        <Figures
          of={[
            ['sent', writtenNumber(sentCount)],
            ['refused', writtenNumber(refusedCount)],
            ['lastSent', lastSentAt ? writtenMoment(lastSentAt) : text('administration.operating.never')],
          ]}
        />
      </PartCard>
    </>
  )
}
