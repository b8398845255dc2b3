import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { type Progress, stageOf } from './progress.ts'

/** A line that fills up, and the same in words. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const { count, done, awaiting, percent } = progress
  const stage = stageOf(progress)
  return (
    <chakra.div display="grid" gap="6px">
      <Track aria-hidden>
        <chakra.span bg={stage === 'finished' ? 'positive' : 'brand'} style={{ width: `${percent}%` }} />
      </Track>
      <chakra.p textStyle="meta" color={stage === 'finished' ? 'positive.fg' : 'muted'} fontVariantNumeric="tabular-nums">
        {count ? (
          <Text id={`projects.progress.${stage}`} values={{ done, count, awaiting, percent }} />
        ) : (
          <Text id="projects.progress.none" />
        )}
      </chakra.p>
    </chakra.div>
  )
}

const Track = chakra('span', {
  base: {
    display: 'block',
    height: '6px',
    borderRadius: 'pill',
    bg: 'sunken',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', borderRadius: 'pill' },
  },
})
