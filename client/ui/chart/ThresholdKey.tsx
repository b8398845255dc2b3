import { chakra } from '@chakra-ui/react'
import type { Threshold } from './lineShape.ts'

/** From low to high: how the paper above a threshold is tinted, and the line that it begins with. */
export const thresholdLook = (index: number) => (index ? ({ colorPalette: 'critical' } as const) : ({ colorPalette: 'caution' } as const))

/** What the tints mean, beside the drawing rather than in it, where the line would run through the words. */
export const ThresholdKey = ({ thresholds }: { thresholds: readonly Threshold[] }) => (
  <Key>
    {thresholds.map(({ label }, index) => (
      <li key={label}>
        <Swatch {...thresholdLook(index)} />
        {label}
      </li>
    ))}
  </Key>
)

const Key = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    marginTop: '2',
    listStyle: 'none',
    textStyle: 'meta',
    color: 'muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
})
const Swatch = chakra('span', {
  base: {
    width: '20px',
    height: '12px',
    flexShrink: 0,
    bg: 'colorPalette.subtle',
    borderBottomWidth: '1.5px',
    borderBottomStyle: 'dashed',
    borderColor: 'colorPalette.fg',
  },
})
