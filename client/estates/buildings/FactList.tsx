import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'

export type Fact = readonly [label: MessageKey, value: ReactNode]

export const isKnown = ([, value]: Fact) => value != null && value !== false && value !== ''

/** What is known, in two columns where there is room; what nobody has written is left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts.filter(isKnown).map(([label, value]) => (
      <div key={label}>
        <dt>
          <Text id={label} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    '& > div': { paddingBlock: '10px', borderTopWidth: '1px', overflowWrap: 'anywhere' },
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
})
