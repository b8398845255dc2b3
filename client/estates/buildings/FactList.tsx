import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type Fact = readonly [key: string, label: ReactNode, value: ReactNode]

/** What is known, in two columns where there is room; what nobody has written is left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
    {facts
      .filter(([, , value]) => value != null && value !== '')
      .map(([key, label, value]) => (
        <div key={key}>
          <dt>{label}</dt>
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
