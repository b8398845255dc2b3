import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import type { FieldProps } from '#client/ui/form/useFormField.ts'

/** On which building a document is kept. */
export function BuildingField({ buildings, ...field }: FieldProps & { buildings: readonly { id: string; name: string }[] }) {
  const text = useText()
  return (
    <SelectField {...field}>
      {(value) => (
        <>
          {!value && <option value="">{text('common.choose')}</option>}
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
