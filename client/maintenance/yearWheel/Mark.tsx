import { chakra } from '@chakra-ui/react'
import type { Occurrence } from './useYearWheel.ts'
import { outline } from './wheelShape.ts'

/** The shape tells the priority, the fill the state: hollow planned, a tick done, an exclamation mark overdue, a question mark awaiting, a stroke passed over. */
export function Mark({ priority, state, size = 1 }: Pick<Occurrence, 'priority' | 'state'> & { size?: number }) {
  return (
    <Shape data-state={state}>
      <path d={outline(priority, size)} strokeLinejoin="round" />
      {state === 'done' && <path data-sign d={`M${-4 * size} ${0.2 * size}L${-1 * size} ${3.4 * size}L${4.4 * size} ${-3.2 * size}`} />}
      {state === 'overdue' && <path data-sign d={`M0 ${-4.8 * size}V${1.2 * size}M0 ${4.6 * size}v.01`} />}
      {state === 'awaiting' && (
        <path
          data-sign
          d={`M${-2.6 * size} ${-2.4 * size}a${2.6 * size} ${2.4 * size} 0 1 1 ${2.6 * size} ${2.6 * size}V${1.6 * size}M0 ${4.8 * size}v.01`}
        />
      )}
      {state === 'passedOver' && <path data-sign d={`M${-4 * size} 0H${4 * size}`} />}
    </Shape>
  )
}

/** The same in a line of text. */
export const Glyph = (mark: Pick<Occurrence, 'priority' | 'state'>) => (
  <chakra.svg viewBox="-16 -16 32 32" width="24px" height="24px" flexShrink="0" aria-hidden overflow="visible">
    <Mark {...mark} />
  </chakra.svg>
)

const Shape = chakra('g', {
  base: {
    fill: 'raised',
    stroke: 'ink',
    strokeWidth: '1.8',
    '& [data-sign]': { fill: 'none', stroke: 'raised', strokeWidth: '2.2', strokeLinecap: 'round' },
    '&[data-state=done]': { fill: 'positive', stroke: 'raised' },
    '&[data-state=overdue]': { fill: 'critical', stroke: 'raised' },
    '&[data-state=awaiting]': { fill: 'caution', stroke: 'raised' },
    '&[data-state=passedOver]': { stroke: 'faint', strokeDasharray: '3 2', '& [data-sign]': { stroke: 'faint', strokeDasharray: 'none' } },
    _print: { '&[data-state=done], &[data-state=overdue], &[data-state=awaiting]': { fill: 'black', stroke: 'black' } },
  },
})
