import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import type { FieldProps } from '#client/ui/form/useFormField.ts'

/** In which building a sensor is. */
export function BuildingField({ buildings, ...field }: FieldProps & { buildings: readonly { id: string; name: string }[] }) {
  const text = useText()
  return (
    <SelectField {...field} said={(chosen) => buildings.find(({ id }) => id === chosen)?.name ?? ''}>
      {() => (
        <>
          <option value="">{text('estates.moisture.noBuilding')}</option>
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
