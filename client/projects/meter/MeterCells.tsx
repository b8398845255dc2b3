import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { counts, groupsOf } from './paperStates.ts'
import type { Owed } from './useMeter.ts'

interface MeterCellsProps {
  meter: { receivedCount: number; neededCount: number; papers: readonly Owed[] }
}

/** How much has come: a figure, and a cell for each paper that is counted. The list below says the same in words. */
export function MeterCells({ meter: { receivedCount, neededCount, papers } }: MeterCellsProps) {
  return (
    <Sheet>
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.b textStyle="title" fontVariantNumeric="tabular-nums">
          <Text id="projects.meter.doneOf" values={{ done: receivedCount, count: neededCount }} />
        </chakra.b>
        <chakra.span color="muted">
          <Text id="projects.meter.delivered" />
        </chakra.span>
      </chakra.p>
      <Groups>
        {groupsOf(papers.filter(counts)).map(({ group, papers: own }) => (
          <chakra.li key={group} display="grid" gap="1" textStyle="meta">
            <chakra.span display="flex" gap="2px" aria-hidden>
              {own.map(({ code, state, isLate }) => (
                <Cell key={code} data-state={state} data-late={isLate || undefined} />
              ))}
            </chakra.span>
            <chakra.span display="flex" justifyContent="space-between" gap="3">
              <Text id={`projects.meter.group.${group}`} />
              <chakra.span color="muted" fontVariantNumeric="tabular-nums">
                {own.filter(({ state }) => state === 'received').length}/{own.length}
              </chakra.span>
            </chakra.span>
          </chakra.li>
        ))}
      </Groups>
    </Sheet>
  )
}

const Groups = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '4',
    marginTop: '4',
  },
})
const Cell = chakra('span', {
  base: {
    width: '24px',
    height: '24px',
    borderRadius: '4px',
    borderWidth: '1.5px',
    borderColor: 'control',
    '&[data-state=received]': { bg: 'brand', borderColor: 'brand' },
    '&[data-state=asked]': {
      borderColor: 'caution',
      backgroundImage: 'repeating-linear-gradient(45deg, transparent 0 3px, {colors.caution} 3px 5px)',
    },
    '&[data-late]': { borderColor: 'critical', borderWidth: '2px' },
  },
})
