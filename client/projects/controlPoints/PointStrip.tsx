import { chakra } from '@chakra-ui/react'
import { stateOfPoint } from '#client/projects/controlAreas/PointList.tsx'
import type { PointLine } from '#client/projects/controlAreas/useControlArea.ts'

/** Longer than this it says nothing to the eye. */
const most = 30

/** All points of an area on one line: those that are done, and where one is. The list says the same in words. */
export function PointStrip({
  points,
  current,
  needsVerification,
}: {
  points: readonly PointLine[]
  current: string
  needsVerification: boolean
}) {
  if (points.length > most) return null
  return (
    <Strip aria-hidden>
      {points.map((point) => (
        <span key={point.id} data-state={point.id === current ? 'current' : stateOfPoint(point, needsVerification)} />
      ))}
    </Strip>
  )
}

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '12px',
    '& > span': { flex: 1, height: '6px', borderRadius: 'pill', bg: 'hairline' },
    '& > [data-state=completed], & > [data-state=verified]': { bg: 'positive' },
    '& > [data-state=awaiting]': { bg: 'caution' },
    '& > [data-state=current]': { bg: 'accent', height: '12px' },
  },
})
