import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import type { Wheel } from './useYearWheel.ts'
import { wheelAsked } from './wheelAsked.ts'
import { useWheelName } from './wheelName.ts'

/** On paper there is nothing to choose with: which year it is, of which estate, and what of it is shown. */
export function PrintedTitle({ wheel }: { wheel: Wheel }) {
  const { buildingId, responsibleId } = wheelAsked(useSearchParams()[0])
  const { estateId } = useEstatePlace()
  const estate = useEstateFrameQuery({ variables: { estateId }, ...screenQuery }).data?.estate
  const text = useText()
  const { buildings, responsibles } = wheel
  const wheelName = useWheelName()
  const parts = [
    text('maintenance.wheel.title', { year: wheelName(wheel) }),
    estate?.addressLine1,
    buildings.find(({ id }) => id === buildingId)?.name,
    responsibleId && responsibles.find(({ id }) => id === responsibleId)?.name,
  ]
  return (
    <chakra.p display={{ base: 'none', _print: 'block' }} textStyle="title">
      {parts.filter(Boolean).join(' · ')}
    </chakra.p>
  )
}
