import { SelectField } from '#client/ui/form/SelectField.tsx'
import type { FieldProps } from '#client/ui/form/useFormField.ts'
import { useNames } from './names.ts'
import type { Floor } from './useInterior.ts'

/** On which floor a room is. */
export function FloorField({ floors, ...field }: FieldProps & { floors: readonly Floor[] }) {
  const names = useNames()
  const nameOf = (chosen: string) => floors.flatMap((floor) => (floor.id === chosen ? names.floor(floor) : [])).join('')
  return (
    <SelectField {...field} said={(chosen) => nameOf(chosen)}>
      {() =>
        floors.map((floor) => (
          <option key={floor.id} value={floor.id}>
            {names.floor(floor)}
          </option>
        ))
      }
    </SelectField>
  )
}
