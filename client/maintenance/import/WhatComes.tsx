import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { writtenQuantity } from '#client/ui/writing.ts'
import type { Check } from './useImport.ts'

/** How often the new tasks come, so that a repetition that was lost is seen to be. */
export function WhatComes({ check: { newCount, repeatedCount, timesCount, repeats } }: { check: Check }) {
  const text = useText()
  const often = ({ period, interval }: Check['repeats'][number]) => {
    if (!period) return text('maintenance.import.often.once')
    if (period === 'month' && interval % 12 === 0) return text('maintenance.import.often.year', { every: interval / 12 })
    return text(`maintenance.import.often.${period}`, { every: interval })
  }
  return (
    <Section title={<Text id="maintenance.import.often.title" />}>
      <chakra.p>
        <Text id="maintenance.import.often.comes" values={{ count: newCount, repeated: repeatedCount, times: timesCount }} />
      </chakra.p>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" marginTop="3">
        {repeats.slice(0, mostShown).map((repeat) => (
          <Mark key={`${repeat.period} ${repeat.interval}`}>
            {often(repeat)}: {writtenQuantity(repeat.count)}
          </Mark>
        ))}
        {repeats.length > mostShown && <li>…</li>}
      </chakra.ul>
    </Section>
  )
}
const mostShown = 12

const Mark = chakra('li', {
  base: {
    paddingInline: '3',
    paddingBlock: '1',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'raised',
    fontVariantNumeric: 'tabular-nums',
  },
})
