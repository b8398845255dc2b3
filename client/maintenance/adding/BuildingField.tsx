import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useMaintenanceBuildingOptionsQuery } from '#client/generated/graphql.ts'
import { NamedField } from '#client/ui/form/NamedField.tsx'

/** Of the estate, whether it is in the plan or not. Asked for only where there is more than one. */
export function BuildingField({ estateId }: { estateId: string }) {
  const query = useMaintenanceBuildingOptionsQuery({ variables: { estateId }, ...screenQuery })
  const buildings = shownData(query)?.maintenanceBuildingOptions.edges.map(({ node }) => node) ?? []
  if (buildings.length < 2) return null
  return <NamedField name="buildingId" label="maintenance.addTask.which" of={buildings} choose="maintenance.addTask.firstBuilding" />
}
