import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

interface LateProps {
  events: NonNullable<Order['events']>
  /** What would have been sent with it. */
  typed: string
}

/** Somebody was quicker: who, when and with what, and that nothing else was done. */
export function Late({ events, typed }: LateProps) {
  const text = useText()
  const last = events.findLast(({ action }) => action !== 'comment')
  return (
    <Note title={<Text id="orders.late.title" />}>
      {last ? (
        <Text
          id="orders.late.text"
          values={{ what: text(`orders.event.${last.action}`), who: last.by, moment: writtenMoment(last.createdAt) }}
        />
      ) : (
        <Text id="orders.late.textOnly" />
      )}
      {typed && (
        <chakra.p marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
          <Text id="orders.late.typed" values={{ words: typed }} />
        </chakra.p>
      )}
    </Note>
  )
}
