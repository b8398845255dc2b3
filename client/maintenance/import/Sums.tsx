import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { writtenQuantity } from '#client/ui/writing.ts'
import type { Check } from './useImport.ts'

/** What a dry run found, in four figures. */
export const Sums = ({ check: { newCount, faultyCount, newBuildings, knownCount } }: { check: Check }) => (
  <Figures>
    <Sum figure={newCount}>
      <Text id="maintenance.import.check.new" values={{ count: newCount }} />
    </Sum>
    <Sum figure={faultyCount} isBad={faultyCount > 0}>
      <Text id="maintenance.import.check.faulty" values={{ count: faultyCount }} />
    </Sum>
    <Sum figure={newBuildings.length}>
      <Text
        id="maintenance.import.check.buildings"
        values={{ count: newBuildings.length, names: newBuildings.slice(0, 3).join(', ') + (newBuildings.length > 3 ? ' …' : '') }}
      />
    </Sum>
    <Sum figure={knownCount}>
      <Text id="maintenance.import.check.known" />
    </Sum>
  </Figures>
)

const Sum = ({ figure, isBad, children }: { figure: number; isBad?: boolean; children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="meta" color="muted" overflowWrap="anywhere">
      {children}
    </chakra.dt>
    <chakra.dd textStyle="title" order={-1} color={isBad ? 'critical' : undefined}>
      {writtenQuantity(figure)}
    </chakra.dd>
  </div>
)

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'raised',
    overflow: 'hidden',
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      paddingInline: '5',
      paddingBlock: '4',
      boxShadow: '0 0 0 0.5px var(--global-color-border)',
    },
  },
})
