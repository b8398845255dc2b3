import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from './SelectField.tsx'
import type { FieldProps } from './useFormField.ts'

export interface Named {
  id: string
  name: string
}

interface NamedFieldProps extends FieldProps {
  of: readonly Named[]
  /** What it says where none of them is chosen, which may be. */
  none?: MessageKey
  /** What it says before one is, where one has to be. */
  choose?: MessageKey
  onChoose?: (id: string) => Promise<unknown>
}

/** One of several that are known by their names. */
export function NamedField({ of, none, choose = 'common.choose', ...field }: NamedFieldProps) {
  const text = useText()
  return (
    <SelectField {...field} said={(chosen) => of.find(({ id }) => id === chosen)?.name ?? ''}>
      {(value) => (
        <>
          {none ? <option value="">{text(none)}</option> : !value && <option value="">{text(choose)}</option>}
          {of.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
