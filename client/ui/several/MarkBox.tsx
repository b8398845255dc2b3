import { chakra } from '@chakra-ui/react'
import { boxStyle } from '#client/ui/boxStyle.ts'

interface MarkBoxProps {
  label: string
  checked: boolean
  /** Some of what it stands for are marked, and not all. */
  isMixed?: boolean
  onChange: (isOn: boolean, isRange: boolean) => void
}

/** The box before a row that can be marked, and before all of them: 24 to see, 44 to hit. */
export const MarkBox = ({ label, checked, isMixed = false, onChange }: MarkBoxProps) => (
  <Hit>
    <Box
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = isMixed
      }}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey)}
    />
  </Hit>
)

const Hit = chakra('label', {
  base: { display: 'grid', placeItems: 'center', width: 'target', height: 'target', flexShrink: 0, cursor: 'pointer' },
})
const Box = chakra('input', {
  base: {
    ...boxStyle,
    _indeterminate: {
      bg: 'brand',
      borderColor: 'brand',
      _after: { content: '""', width: '12px', height: '2.5px', bg: 'brand.contrast' },
    },
  },
})
