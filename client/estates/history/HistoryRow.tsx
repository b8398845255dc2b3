import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleX, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HistoryPartsFragment as HistoryEntry } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenMoment, writtenTime } from '#client/ui/writing.ts'
import { type HistoryOperation, historyRecords, recordOf } from '#schema/history/historyRecords.ts'
import { isDeletion } from './deeds.ts'
import { useEntryWords } from './useEntryWords.ts'
import { useSeenAt } from './useSeenAt.ts'

interface HistoryRowProps {
  entry: HistoryEntry
  isAlone: boolean
  /** What stands above it tells no day. */
  isDated: boolean
  /** What was done just before it, and is like it. */
  children?: ReactNode
}

/** One thing done: `Kari Nordmann endret rommet Stue`. The record's name leads to all that was done to it. */
export function HistoryRow({ entry, isAlone, isDated, children }: HistoryRowProps) {
  const words = useEntryWords()
  const text = useText()
  const name = words.recordName(entry)
  const record = recordOf(entry.operation)
  const isDone = entry.outcome === 'done'
  const isDeleted = isDeletion(entry.operation)
  const kind = record && historyRecords[record].kind
  const seenAt = useSeenAt()(entry)
  const fields = isDone && words.fields(entry)
  return (
    <Row>
      <IconTile
        icon={!isDone ? CircleX : isDeleted ? Trash2 : CircleCheck}
        palette={!isDone ? 'critical' : isDeleted ? 'neutral' : 'positive'}
      />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.p>{isDone ? <Deed entry={entry} isAlone={isAlone} /> : <Refusal entry={entry} />}</chakra.p>
        <chakra.p textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
          <time dateTime={entry.at}>{(isDated ? writtenMoment : writtenTime)(entry.at)}</time>
          {isDone && kind && (
            <>
              {' · '}
              <Text id={`history.kind.${kind}`} />
            </>
          )}
          {fields && (
            <>
              {' · '}
              <Text id="history.fields" values={{ fields }} />
            </>
          )}
          {!isDone && ` · ${words.why(entry)}`}
          {isDone && seenAt && (
            <>
              {' · '}
              <TextLink to={seenAt} aria-label={name && text('history.see', { name })}>
                <Text id="common.seeIt" />
              </TextLink>
            </>
          )}
        </chakra.p>
        {children}
      </chakra.div>
    </Row>
  )
}

function Deed({ entry, isAlone }: { entry: HistoryEntry; isAlone: boolean }) {
  const words = useEntryWords()
  const text = useText()
  const name = words.recordName(entry)
  const shown =
    name && entry.recordId && !isAlone ? (
      <TextLink key="name" to={`?record=${entry.recordId}`} aria-label={text('history.only', { name })}>
        {name}
      </TextLink>
    ) : (
      name
    )
  const what = recordOf(entry.operation) ? (
    <Text
      key="what"
      id={`history.did.${entry.operation as HistoryOperation}`}
      values={{ isFirst: String(entry.isFirst), named: String(!!name), name: shown, step: stepOf(entry) }}
    />
  ) : (
    <Text key="what" id="history.unknown" />
  )
  return <Text id="history.sentence" values={{ who: <b key="who">{words.whoDid(entry)}</b>, what }} />
}

/** Of what goes through states: where it came to. */
const stepOf = ({ changedFields }: HistoryEntry) =>
  changedFields.includes('confirmedAt') ? 'confirmed' : changedFields.includes('completedAt') ? 'completed' : 'other'

function Refusal({ entry }: { entry: HistoryEntry }) {
  const words = useEntryWords()
  const record = recordOf(entry.operation)
  const part = <Text key="part" id={`history.kind.${record ? historyRecords[record].kind : 'estate'}`} />
  return <Text id="history.refusedOne" values={{ who: <b key="who">{words.whoDid(entry)}</b>, part }} />
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '3',
    paddingBlock: '3',
    '& p': { maxWidth: 'none' },
  },
})
