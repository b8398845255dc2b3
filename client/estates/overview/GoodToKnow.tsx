import { Lightbulb } from 'lucide-react'
import { FactList } from '#client/estates/buildings/FactList.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { whereThingsAre } from '#client/estates/technicalInformation/whereThingsAre.ts'
import type { WhereThingsAreFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'

/** Where the water is shut off, and the like. Nothing, where nobody has said. */
export function GoodToKnow({ facts }: { facts: WhereThingsAreFragment }) {
  const { path } = useEstatePlace()
  if (!whereThingsAre.some((name) => facts[name])) return null
  return (
    <Card
      icon={Lightbulb}
      title={<Text id="estates.goodToKnow.title" />}
      aside={
        <TextLink to={path + estateSections.technicalInformation.path}>
          <Text id="estates.overview.all" />
        </TextLink>
      }
    >
      <FactList facts={whereThingsAre.map((name) => [`estates.goodToKnow.${name}`, facts[name]])} />
    </Card>
  )
}
