import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '#client/messages/Text.tsx'
import type { Wheel } from './useYearWheel.ts'
import { wheelAsked } from './wheelAsked.ts'

/** On paper there is nothing to choose with: which year it is, and what of it is shown. */
export function PrintedTitle({ wheel: { year, buildings, responsibles } }: { wheel: Wheel }) {
  const { buildingId, responsibleId } = wheelAsked(useSearchParams()[0])
  const text = useText()
  const parts = [
    text('maintenance.wheel.title', { year: String(year) }),
    buildings.find(({ id }) => id === buildingId)?.name,
    responsibleId && responsibles.find(({ id }) => id === responsibleId)?.name,
  ]
  return (
    <chakra.p display={{ base: 'none', _print: 'block' }} textStyle="title">
      {parts.filter(Boolean).join(' · ')}
    </chakra.p>
  )
}
