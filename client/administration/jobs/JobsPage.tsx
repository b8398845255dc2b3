import type { Own } from '#client/access/own.ts'
import type { BackgroundJobsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'
import { OfficePage } from '../OfficePage.tsx'
import { Backups } from './Backups.tsx'
import { Failing } from './Failing.tsx'
import { Queues } from './Queues.tsx'

/** The work that nobody waits for: how much of it there is, and what goes wrong. */
export function JobsPage(own: Own<BackgroundJobsQuery['backgroundJobs']>) {
  const text = useText()
  const address = useAddressed()
  return (
    <OfficePage
      of="jobs"
      own={own}
      above={
        <>
          <Backups />
          <ScreenSearch label={text('administration.jobs.search')} maxLength={200} />
        </>
      }
    >
      {({ queues, failing, hasMore }) => (
        <>
          <Failing
            failing={failing}
            page={own.variables['page']}
            hasMore={hasMore}
            onPage={(page) => address('page', page > 1 ? String(page) : '')}
          />
          <Queues queues={queues} />
        </>
      )}
    </OfficePage>
  )
}
