import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'

const sizes = { md: { box: 64, stroke: 5, text: 'meta' }, lg: { box: 92, stroke: 7, text: 'lead' } } as const

interface ProgressRingProps {
  percent: number
  isDone: boolean
  /** Nothing of it counts. */
  isOff?: boolean
  size?: keyof typeof sizes
}

/** How far it has come; what stands beside it says the same in words. */
export function ProgressRing({ percent, isDone, isOff = false, size = 'md' }: ProgressRingProps) {
  const { box, stroke, text } = sizes[size]
  const radius = (box - stroke) / 2
  const round = 2 * Math.PI * radius
  const circle = { cx: box / 2, cy: box / 2, r: radius, fill: 'none', strokeWidth: stroke }
  return (
    <Ring aria-hidden width={`${box}px`} height={`${box}px`} color={isDone ? 'positive' : 'brand'}>
      <chakra.svg width="full" height="full" viewBox={`0 0 ${box} ${box}`} transform="rotate(-90deg)">
        <chakra.circle {...circle} stroke="hairline" />
        {percent > 0 && !isOff && (
          <circle {...circle} stroke="currentColor" strokeLinecap="round" strokeDasharray={`${(round * percent) / 100} ${round}`} />
        )}
      </chakra.svg>
      <chakra.span textStyle={text} color={isDone ? 'positive' : isOff ? 'muted' : 'ink'}>
        {isDone ? <Check size={size === 'lg' ? 32 : 24} strokeWidth={2.5} /> : isOff ? '–' : `${percent} %`}
      </chakra.span>
    </Ring>
  )
}

const Ring = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    '& > *': { gridArea: '1 / 1' },
    '& > span': { display: 'grid', placeItems: 'center', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
  },
})
