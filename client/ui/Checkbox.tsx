import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { boxStyle } from './boxStyle.ts'

interface CheckboxProps {
  id?: string
  invalid?: boolean
  describedBy?: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export const Checkbox = ({ id, checked, invalid, describedBy, onChange, children }: CheckboxProps) => (
  <chakra.label display="flex" gap="3" alignItems="flex-start" minHeight="target" paddingBlock="10px" cursor="pointer">
    <Box
      type="checkbox"
      id={id}
      checked={checked}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy || undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </chakra.label>
)

const Box = chakra('input', { base: boxStyle })
