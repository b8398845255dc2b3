import { chakra } from '@chakra-ui/react'
import { language } from '#client/messages/language.ts'
import { Text } from '#client/messages/Text.tsx'
import { daysFromToday, writtenDistance } from '#client/ui/writing.ts'
import type { Estate } from './sorted.ts'

const soon = 14

/** Which paper runs out first and when; red within a fortnight. */
export function Ending({ estate: { endingCount, nextEnd, nextEndOf } }: { estate: Estate }) {
  if (!endingCount || !nextEnd) return endingCount ?? '–'
  return (
    <span>
      <chakra.span display="block">
        {nextEndOf}
        {endingCount > 1 && (
          <>
            {' '}
            <Text id="maintenance.portfolio.andMore" values={{ count: endingCount - 1 }} />
          </>
        )}
      </chakra.span>
      <chakra.span display="block" textStyle="meta" color={daysFromToday(nextEnd) <= soon ? 'critical.fg' : 'muted'}>
        {writtenDistance(nextEnd, language)}
      </chakra.span>
    </span>
  )
}
