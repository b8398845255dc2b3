import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Area } from '#client/maintenance/useArea.ts'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenDay, writtenMoney, writtenNumber } from '#client/ui/writing.ts'

/** What is known of an area; what is not known is left out. */
export function AreaFacts({ area }: { area: Area }) {
  const text = useText()
  const { description, cause, consequence, consequenceGrade, costEstimate, inspectedOn, remainingLifeYears, quantity, unit } = area
  const facts: [KeysUnder<'maintenance.fact'>, ReactNode][] = [
    ['description', description],
    ['cause', cause],
    ['consequence', consequence],
    ['consequenceGrade', consequenceGrade && text(`maintenance.consequence.${consequenceGrade}`)],
    ['cost', costEstimate == null ? null : writtenMoney(costEstimate)],
    ['inspectedOn', inspectedOn && writtenDay(inspectedOn)],
    ['remainingLife', remainingLifeYears == null ? null : text('maintenance.years', { count: remainingLifeYears })],
    ['quantity', quantity == null ? null : `${writtenNumber(quantity)} ${unit ? text(`maintenance.unit.${unit}`) : ''}`],
  ]
  const written = facts.filter(([, value]) => value != null && value !== '')
  if (!written.length) return null
  return (
    <Sheet>
      <chakra.dl display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' }} columnGap="5" rowGap="2">
        {written.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="muted">
              <Text id={`maintenance.fact.${name}`} />
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line" marginBottom={{ base: '2', sm: 0 }}>
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Sheet>
  )
}
