import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from './SelectField.tsx'
import type { FieldProps } from './useFormField.ts'

interface ChoiceFieldProps<Choice extends string, Prefix extends string> extends FieldProps {
  choices: readonly Choice[]
  /** Where the choices' texts lie: `estates.reportType` for `estates.reportType.valueRate`. */
  choiceLabel: `${Prefix}.${Choice}` extends MessageKey ? Prefix : never
}

export function ChoiceField<Choice extends string, Prefix extends string>({
  choices,
  choiceLabel,
  ...field
}: ChoiceFieldProps<Choice, Prefix>) {
  const text = useText()
  return (
    <SelectField {...field} said={(choice) => text(`${choiceLabel}.${choice}` as MessageKey)}>
      {(value) => (
        <>
          {(field.optional || !value) && <option value="">{text('common.choose')}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {text(`${choiceLabel}.${choice}` as MessageKey)}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
