import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

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

/** The box itself, also where its words stand elsewhere. */
export const boxStyle = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  borderWidth: '1.5px',
  borderColor: 'control',
  borderRadius: '6px',
  bg: 'raised',
  cursor: 'pointer',
  _checked: {
    bg: 'brand',
    borderColor: 'brand',
    _after: {
      content: '""',
      width: '12px',
      height: '7px',
      borderStyle: 'solid',
      borderColor: 'brand.contrast',
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'rotate(-45deg) translate(1px, -2px)',
    },
  },
} as const
const Box = chakra('input', { base: boxStyle })
