import { Box, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FaultLine, Optional, OtherVersion } from '#client/ui/form/FieldFrame.tsx'
import { type FieldProps, useFormField } from '#client/ui/form/useFormField.ts'

interface ManyFieldProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'faults'> {
  options: readonly { id: string; name: string }[]
}

/** Any number of records, by what they are called. */
export function ManyField({ name, label, help, faults, options }: ManyFieldProps) {
  const said = (chosen: string[]) => options.flatMap((option) => (chosen.includes(option.id) ? [option.name] : [])).join(', ')
  const { id, value, faultText, change, other } = useFormField<string[]>({ name, label, faults, said })
  const helpId = `${id}-below`
  const toggle = (chosen: string, isGiven: boolean) => void change(isGiven ? [...value, chosen] : value.filter((each) => each !== chosen))
  return (
    <chakra.fieldset id={id} tabIndex={-1} aria-describedby={faultText || help ? helpId : undefined} outline="none">
      <chakra.legend fontWeight="medium">
        <Text id={label} /> <Optional marginStart="1" />
      </chakra.legend>
      <Box maxHeight="320px" overflowY="auto">
        {options.map((option) => (
          <Checkbox key={option.id} checked={value.includes(option.id)} onChange={(isGiven) => toggle(option.id, isGiven)}>
            {option.name}
          </Checkbox>
        ))}
      </Box>
      {other && <OtherVersion label={label} {...other} />}
      {(faultText || help) && (
        <Box id={helpId} textStyle="meta" color="muted">
          {faultText ? <FaultLine>{faultText}</FaultLine> : <Text id={help!} />}
        </Box>
      )}
    </chakra.fieldset>
  )
}
