import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import type { FieldProps } from '#client/ui/form/useFormField.ts'

interface BuildingFieldProps extends FieldProps {
  buildings: readonly { id: string; name: string }[]
  /** What it says where it may be of none. */
  none?: MessageKey
}

/** Which building something is of, or on. */
export function BuildingField({ buildings, none, ...field }: BuildingFieldProps) {
  const text = useText()
  return (
    <SelectField {...field} said={(chosen) => buildings.find(({ id }) => id === chosen)?.name ?? ''}>
      {(value) => (
        <>
          {none ? <option value="">{text(none)}</option> : !value && <option value="">{text('common.choose')}</option>}
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
