/* oxlint-disable jsx-a11y/prefer-tag-over-role -- each browser draws a progress tag in its own way, and none has a track that can be styled alike */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface ProgressLineProps extends HTMLChakraProps<'div'> {
  /** Of what; the line itself has no words. */
  label: string
  percent: number
}

/** A line that fills up. Chakra's own brings a state machine along. */
export const ProgressLine = ({ label, percent, ...place }: ProgressLineProps) => (
  <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} {...place}>
    <span style={{ width: `${percent}%` }} />
  </Track>
)

const Track = chakra('div', {
  base: {
    height: '6px',
    borderRadius: 'pill',
    bg: 'sunken',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', borderRadius: 'pill', bg: 'brand', transition: 'width {durations.slow}' },
  },
})
