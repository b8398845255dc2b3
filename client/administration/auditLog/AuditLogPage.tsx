import { Ban, CheckCheck, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { type AuditLogQuery, type HistoryOutcome, useAuditLogQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ListRow } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { Filter } from '../Filter.tsx'
import { Found } from '../Found.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { useEntryWords } from './useEntryWords.ts'

const choices = [
  { value: null, label: 'administration.all' },
  { value: 'done', label: 'administration.outcome.done' },
  { value: 'refused', label: 'administration.outcome.refused' },
] as const

/** What was done and refused, by whom and to what. */
export const AuditLogPage = () => (
  <OfficePage of="audit">
    <AuditLog />
  </OfficePage>
)

function AuditLog() {
  const text = useText()
  const [search, setSearch] = useState('')
  const [outcome, setOutcome] = useState<HistoryOutcome | null>(null)
  const asked = useAuditLogQuery({ variables: { search, outcome }, fetchPolicy: 'cache-and-network', context: { tell: false } })
  // How many there are of all of it is counted by nobody: only the next ones are fetched.
  const list = shownData(asked)?.auditLog
  return (
    <>
      <SearchAsTyped label={text('administration.audit.search')} maxLength={200} onSearch={setSearch} />
      <Filter choices={choices} chosen={outcome} onChoose={setOutcome} />
      <Found name={text('administration.page.audit')} icon={ScrollText} asked={pagesOf(list, asked)}>
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </Found>
    </>
  )
}

type Entry = AuditLogQuery['auditLog']['edges'][number]['node']

function EntryRow({
  entry: { at, actorName, actorEmail, operation, estateAddress, outcome, triedEmail, reason, changedFields, requestId },
}: {
  entry: Entry
}) {
  const text = useText()
  const { deed, field, refusal } = useEntryWords()
  const isDone = outcome === 'done'
  const told = [
    writtenMoment(at),
    actorName ? `${actorName}, ${actorEmail}` : text(isDone ? 'administration.audit.system' : 'administration.audit.nobody'),
    estateAddress,
    operation,
    triedEmail && text('administration.audit.tried', { email: triedEmail }),
    !isDone && refusal(outcome),
    reason && text('administration.audit.reason', { reason }),
    changedFields.length > 0 && text('administration.audit.fields', { fields: [...new Set(changedFields.map(field))].join(', ') }),
    requestId && text('administration.audit.request', { id: requestId }),
  ]
  return (
    <ListRow
      stacks
      title={deed(operation)}
      meta={told.filter(Boolean).join(' · ')}
      value={
        <State icon={isDone ? CheckCheck : Ban} tone={isDone ? 'positive' : 'critical'}>
          {text(isDone ? 'administration.outcome.done' : 'administration.outcome.refused')}
        </State>
      }
    />
  )
}
