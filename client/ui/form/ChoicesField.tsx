import { Box, chakra } from '@chakra-ui/react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FaultLine, Optional } from './FieldFrame.tsx'
import { useFormField } from './useFormField.ts'

interface ChoicesFieldProps<Choice extends string, Prefix extends string> {
  name: string
  label: MessageKey
  choices: readonly Choice[]
  /** Where the choices' texts lie: `trades` for `trades.plumber`. */
  choiceLabel: `${Prefix}.${Choice}` extends MessageKey ? Prefix : never
}

/** Any number of what there is to choose from, kept in its order. */
export function ChoicesField<Choice extends string, Prefix extends string>(props: ChoicesFieldProps<Choice, Prefix>) {
  const { name, label, choices, choiceLabel } = props
  const { id, value, faultText, change } = useFormField<Choice[]>({ name, label })
  const text = useText()
  const below = `${id}-below`
  const toggle = (choice: Choice, isGiven: boolean) =>
    void change(choices.filter((known) => (known === choice ? isGiven : value.includes(known))))
  return (
    <chakra.fieldset id={id} tabIndex={-1} aria-describedby={faultText ? below : undefined} outline="none">
      <chakra.legend fontWeight="medium" marginBottom="1">
        <Text id={label} /> <Optional />
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="6">
        {choices.map((choice) => (
          <Checkbox key={choice} checked={value.includes(choice)} onChange={(isGiven) => toggle(choice, isGiven)}>
            {text(`${choiceLabel}.${choice}` as MessageKey)}
          </Checkbox>
        ))}
      </chakra.div>
      {faultText && (
        <Box id={below} textStyle="meta">
          <FaultLine>{faultText}</FaultLine>
        </Box>
      )}
    </chakra.fieldset>
  )
}
