import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { type Building, factsOf } from './buildingFacts.ts'
import { FactList } from './FactList.tsx'

/** How a building is built; where nobody has said, that it is not known. */
export function Construction({ building }: { building: Building }) {
  const facts = factsOf(building)
  if (facts.length) return <FactList facts={facts} />
  return (
    <chakra.p color="muted">
      <Text id="estates.building.noFacts" />
    </chakra.p>
  )
}
