import { Ban, CheckCheck, ScrollText } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { AuditLogQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ListRow } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { Filter } from '../Filter.tsx'
import { FoundList } from '../FoundList.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { Archived } from './Archived.tsx'
import { useEntryWords } from './useEntryWords.ts'

const choices = [
  { value: null, label: 'administration.all' },
  { value: 'done', label: 'administration.outcome.done' },
  { value: 'refused', label: 'administration.outcome.refused' },
] as const

/** What was done and refused, by whom and to what. How many there are nobody counts: only the next ones are fetched. */
export function AuditLogPage(own: Own<AuditLogQuery['auditLog'], AuditLogQuery>) {
  const text = useText()
  const above = (
    <>
      <ScreenSearch label={text('administration.audit.search')} maxLength={200} />
      <Filter name="outcome" choices={choices} chosen={own.variables['outcome']} />
      {own.all && <Archived {...own.all.auditArchive} />}
    </>
  )
  return (
    <OfficePage of="audit" own={own} above={above}>
      {() => (
        <FoundList name={text('administration.page.audit')} icon={ScrollText} own={own}>
          {(entry) => <EntryRow key={entry.id} entry={entry} />}
        </FoundList>
      )}
    </OfficePage>
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
  const words = [
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
      meta={words.filter(Boolean).join(' · ')}
      value={
        <State icon={isDone ? CheckCheck : Ban} tone={isDone ? 'positive' : 'critical'}>
          {text(isDone ? 'administration.outcome.done' : 'administration.outcome.refused')}
        </State>
      }
    />
  )
}
