import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Sheet } from '#client/ui/Card.tsx'

interface FactProps {
  title: ReactNode
  note?: ReactNode
  /** Something is to be done about it. */
  isBad?: boolean
  children: ReactNode
}

export const Fact = ({ title, note, isBad, children }: FactProps) => (
  <div>
    <dt>{title}</dt>
    <chakra.dd color={isBad ? 'critical.fg' : undefined}>{children}</chakra.dd>
    <chakra.dd textStyle="meta" color="muted">
      {note}
    </chakra.dd>
  </div>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dt + dd': { textStyle: 'lead', fontWeight: 'strong' },
  },
  variants: {
    across: {
      3: { gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(3, 1fr)' } },
      4: { gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' } },
      5: { gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, 1fr)' } },
    },
  },
})
export const Figures = ({ across = 4, children }: { across?: 3 | 4 | 5; children: ReactNode }) => (
  <Sheet>
    <List across={across}>{children}</List>
  </Sheet>
)
