import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What it turns on and off: before it, as wide as there is room. */
  children: ReactNode
}

/** On or off, at once seen as a row of its own. */
export const Switch = ({ checked, onChange, children }: SwitchProps) => (
  <chakra.label display="flex" gap="4" alignItems="center" minHeight="target" paddingBlock="2" cursor="pointer">
    <chakra.span flex="1" minWidth="0">
      {children}
    </chakra.span>
    <Track type="checkbox" role="switch" aria-checked={checked} checked={checked} onChange={(event) => onChange(event.target.checked)} />
  </chakra.label>
)

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    position: 'relative',
    width: '44px',
    height: '26px',
    borderRadius: 'pill',
    bg: 'control',
    cursor: 'pointer',
    transition: 'background',
    transitionDuration: 'fast',
    _after: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '20px',
      height: '20px',
      borderRadius: 'pill',
      bg: 'raised',
      transition: 'transform 150ms',
    },
    _checked: { bg: 'brand', _after: { transform: 'translateX(18px)' } },
  },
})
