import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { FaultLine } from './FieldFrame.tsx'
import { type FieldProps, useFormField } from './useFormField.ts'

interface CheckboxFieldProps extends Pick<FieldProps, 'name' | 'label' | 'faults'> {
  children: ReactNode
}

/** `label` is what the summary of faults calls it. */
export function CheckboxField({ name, label, faults, children }: CheckboxFieldProps) {
  const { id, value, faultText, change } = useFormField<boolean>({ name, label, faults })
  const helpId = `${id}-below`
  return (
    <Box>
      <Checkbox
        id={id}
        checked={value}
        onChange={(checked) => void change(checked)}
        invalid={Boolean(faultText)}
        describedBy={faultText && helpId}
      >
        {children}
      </Checkbox>
      {faultText && (
        <Box id={helpId} textStyle="meta">
          <FaultLine>{faultText}</FaultLine>
        </Box>
      )}
    </Box>
  )
}
