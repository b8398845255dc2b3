import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useMaintenanceBuildingOptionsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'

/** Of the estate, whether it is in the plan or not. Asked for only where there is more than one. */
export function BuildingField({ estateId }: { estateId: string }) {
  const asked = useMaintenanceBuildingOptionsQuery({ variables: { estateId }, ...screenQuery })
  const buildings = shownData(asked)?.maintenanceBuildingOptions.edges.map(({ node }) => node) ?? []
  const text = useText()
  if (buildings.length < 2) return null
  return (
    <SelectField name="buildingId" label="maintenance.addTask.which">
      {(value) => (
        <>
          {!value && <option value="">{text('maintenance.addTask.firstBuilding')}</option>}
          {buildings.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
