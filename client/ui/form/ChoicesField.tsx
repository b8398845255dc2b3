import { Box, chakra } from '@chakra-ui/react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FaultLine, Optional, OtherVersion } from './FieldFrame.tsx'
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
  const text = useText()
  const said = (chosen: Choice[]) => chosen.map((choice) => text(`${choiceLabel}.${choice}` as MessageKey)).join(', ')
  const { id, value, faultText, change, other } = useFormField<Choice[]>({ name, label, said })
  const below = `${id}-below`
  const toggle = (choice: Choice, isGiven: boolean) =>
    void change(choices.filter((known) => (known === choice ? isGiven : value.includes(known))))
  return (
    <chakra.fieldset id={id} tabIndex={-1} aria-describedby={faultText ? below : undefined} outline="none">
      <chakra.legend fontWeight="medium" marginBottom="2">
        <Text id={label} /> <Optional marginStart="1" />
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {choices.map((choice) => (
          <Choosable key={choice}>
            <Checkbox checked={value.includes(choice)} onChange={(isGiven) => toggle(choice, isGiven)}>
              {text(`${choiceLabel}.${choice}` as MessageKey)}
            </Checkbox>
          </Choosable>
        ))}
      </chakra.div>
      {other && <OtherVersion label={label} {...other} />}
      {faultText && (
        <Box id={below} textStyle="meta">
          <FaultLine>{faultText}</FaultLine>
        </Box>
      )}
    </chakra.fieldset>
  )
}

/** As wide as its words, so that many find room beside each other; what is chosen is seen at a glance. */
const Choosable = chakra('span', {
  base: {
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'raised',
    paddingInline: '10px 12px',
    lineHeight: '24px',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
    '& label': { gap: '2', paddingBlock: '9px' },
    '& input': { width: '18px', height: '18px', marginBlock: '3px', borderRadius: '4px' },
    '& input:checked::after': { width: '9px', height: '5px', borderWidth: '0 0 2px 2px' },
  },
})
