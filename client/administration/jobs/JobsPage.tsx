import { useState } from 'react'
import { shownData } from '#client/access/pagesOf.ts'
import { useBackgroundJobsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { Failing } from './Failing.tsx'
import { Queues } from './Queues.tsx'

/** The work that nobody waits for: how much of it there is, and what goes wrong. */
export const JobsPage = () => (
  <OfficePage of="jobs">
    <Jobs />
  </OfficePage>
)

function Jobs() {
  const text = useText()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const asked = useBackgroundJobsQuery({
    variables: { searchValue: search, page },
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const data = shownData(asked)?.backgroundJobs
  function look(words: string) {
    setSearch(words)
    setPage(1)
  }
  return (
    <>
      <SearchAsTyped label={text('administration.jobs.search')} maxLength={200} onSearch={look} />
      <Asked asked={{ data, error: asked.error, retry: () => void asked.refetch() }} skeleton={<RecordsSkeleton />}>
        {({ queues, failing, hasMore }) => (
          <>
            <Failing failing={failing} page={page} hasMore={hasMore} onPage={setPage} />
            <Queues queues={queues} />
          </>
        )}
      </Asked>
    </>
  )
}
