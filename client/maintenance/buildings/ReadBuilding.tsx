import { chakra } from '@chakra-ui/react'
import { Construction } from '#client/estates/buildings/Construction.tsx'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import type { BuildingFacts } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'

/** A building of the plan for whoever may not change it: how it is built. */
export function ReadBuilding({ building }: { building: BuildingFacts }) {
  const paths = useMaintenancePaths()
  const text = useText()
  const { id, name, houseType } = building
  return (
    <div>
      <WayBack to={paths.building(id)}>
        <Text id="maintenance.part.plan" />
      </WayBack>
      <Card title={name}>
        {houseType && (
          <chakra.p color="muted" marginBottom="3">
            {text(`estates.houseType.${houseType}`)}
          </chakra.p>
        )}
        <Construction building={building} />
      </Card>
    </div>
  )
}
