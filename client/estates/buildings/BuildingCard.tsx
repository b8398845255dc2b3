import { chakra, Heading } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ConditionStrip, countsOf } from '#client/estates/condition/ConditionStrip.tsx'
import type { BuildingCardPartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenNumber } from '#client/ui/writing.ts'

/** A building on its estate's page: what it is, how it is, and what is kept on it. The whole card leads to it. */
export function BuildingCard({ building, to }: { building: BuildingCardPartsFragment; to: string }) {
  const text = useText()
  const { name, houseType, builtYear, grossAreaM2, drawingCount, otherDocumentCount, controlPointCount } = building
  const kind = houseType && text(`estates.houseType.${houseType}`)
  const described = [
    kind !== name && kind,
    builtYear && text('estates.building.builtIn', { year: String(builtYear) }),
    grossAreaM2 != null && `${writtenNumber(grossAreaM2)} m²`,
  ].filter(Boolean)
  return (
    <Whole>
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
          <Heading as="h3" textStyle="base" fontWeight="strong">
            <Cover to={to}>{name}</Cover>
          </Heading>
          {described.length > 0 && <Quiet>{described.join(' · ')}</Quiet>}
        </chakra.div>
        <chakra.span color="faint">
          <ChevronRight size={20} aria-hidden />
        </chakra.span>
      </chakra.div>
      {building.parts && <ConditionStrip counts={countsOf(building.parts)} />}
      <Quiet>
        <Text id="estates.building.papers" values={{ drawings: drawingCount, documents: otherDocumentCount }} />
        {controlPointCount > 0 && (
          <>
            {' · '}
            <Text id="estates.building.checked" values={{ done: building.completedControlPointCount, count: controlPointCount }} />
          </>
        )}
      </Quiet>
    </Whole>
  )
}

const Whole = chakra(Sheet, {
  base: {
    position: 'relative',
    height: 'full',
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    padding: '5',
    _hover: { boxShadow: 'card' },
    _focusWithin: { borderColor: 'focus' },
  },
})
const Cover = chakra(Link, {
  base: { color: 'inherit', textDecoration: 'none', _before: { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' } },
})
const Quiet = chakra('p', { base: { textStyle: 'meta', color: 'muted', fontVariantNumeric: 'tabular-nums' } })
