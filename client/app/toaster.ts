import { createToaster } from '@chakra-ui/react'
import { grace } from '#client/ui/deletions.ts'

export const mainDuration = 5000
export const shortDuration = 2500
/** As long as there is something to undo. */
export const undoDuration = grace
const mostAtOnce = 4

/** The main host: top right below the bar, four at most, five seconds each. What comes on top of four waits its turn. */
export const toaster = createToaster({
  placement: 'top-end',
  max: mostAtOnce,
  overlap: false,
  gap: 10,
  duration: mainDuration,
  offsets: { top: '88px', right: 'max(16px, calc((100vw - 1200px) / 2))', bottom: '16px', left: '16px' },
})
