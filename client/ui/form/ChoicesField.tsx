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
  help?: MessageKey
}

/** Any number of what there is to choose from, kept in its order. */
export function ChoicesField<Choice extends string, Prefix extends string>(props: ChoicesFieldProps<Choice, Prefix>) {
  const { choices, choiceLabel, ...field } = props
  const text = useText()
  const options = choices.map((choice) => ({ value: choice, words: text(`${choiceLabel}.${choice}` as MessageKey) }))
  return <OptionsField {...field} options={options} />
}

interface OptionsFieldProps {
  name: string
  label: MessageKey
  options: readonly { value: string; words: string }[]
  help?: MessageKey
}

/** The same of records, which have names of their own. */
export function OptionsField({ name, label, options, help }: OptionsFieldProps) {
  const said = (chosen: string[]) => options.flatMap(({ value, words }) => (chosen.includes(value) ? [words] : [])).join(', ')
  const { id, value: chosen, faultText, change, other } = useFormField<string[]>({ name, label, said })
  const helpId = `${id}-below`
  const toggle = (choice: string, isGiven: boolean) =>
    void change(options.flatMap(({ value }) => ((value === choice ? isGiven : chosen.includes(value)) ? [value] : [])))
  return (
    <chakra.fieldset id={id} tabIndex={-1} aria-describedby={faultText || help ? helpId : undefined} outline="none">
      <chakra.legend fontWeight="medium" marginBottom="2">
        <Text id={label} /> <Optional marginStart="1" />
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {options.map(({ value, words }) => (
          <Choosable key={value}>
            <Checkbox checked={chosen.includes(value)} onChange={(isGiven) => toggle(value, isGiven)}>
              {words}
            </Checkbox>
          </Choosable>
        ))}
      </chakra.div>
      {other && <OtherVersion label={label} {...other} />}
      {(faultText || help) && (
        <Box id={helpId} textStyle="meta" color="muted" marginTop="2">
          {faultText ? <FaultLine>{faultText}</FaultLine> : <Text id={help!} />}
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
