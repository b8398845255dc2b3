import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { daysFromToday, writtenDay } from '#client/ui/writing.ts'

/** By when; red only once that day is over, and said in words too. */
export const DueDay = ({ deviation: { dueDate, isLate } }: { deviation: { dueDate?: string | null; isLate: boolean } }) =>
  dueDate ? (
    <chakra.span fontVariantNumeric="tabular-nums" color={isLate ? 'critical.fg' : undefined}>
      {writtenDay(dueDate)}
      {isLate && (
        <chakra.span display="block" textStyle="meta">
          <Text id="deviations.daysOver" values={{ days: -daysFromToday(dueDate) }} />
        </chakra.span>
      )}
    </chakra.span>
  ) : (
    <chakra.span textStyle="meta" color="muted">
      <Text id="deviations.noDay" />
    </chakra.span>
  )
