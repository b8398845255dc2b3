import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormField, type FieldProps } from './useFormField.ts'

interface ChoiceFieldProps<Choice extends string, Prefix extends string> extends FieldProps {
  choices: readonly Choice[]
  /** Where the choices' texts lie: `estates.reportType` for `estates.reportType.valueRate`. */
  choiceLabel: `${Prefix}.${Choice}` extends MessageKey ? Prefix : never
}

export function ChoiceField<Choice extends string, Prefix extends string>(props: ChoiceFieldProps<Choice, Prefix>) {
  const { name, label, help, optional, faults, choices, choiceLabel } = props
  const { id, value, faultText, change, touch } = useFormField<Choice | '' | null>({ name, label, faults })
  const text = useText()
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} faultText={faultText}>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.select
            {...control}
            css={styles.field}
            name={name}
            value={value ?? ''}
            onChange={(event) => change(event.target.value as Choice | '')}
            onBlur={touch}
          >
            {(optional || !value) && <option value="">{text('common.choose')}</option>}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {text(`${choiceLabel}.${choice}` as MessageKey)}
              </option>
            ))}
          </chakra.select>
          <chakra.span css={styles.indicator}>
            <ChevronDown aria-hidden />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
