import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { SkeletonLine } from '#client/ui/skeletons.tsx'

interface RecordRowProps {
  thumb: ReactNode
  name: ReactNode
  /** What else there is to say: each a word or two. */
  meta: ReactNode
  mark?: ReactNode
  /** What may be done with it. */
  actions?: ReactNode
}

/** One paper of a list: what it looks like, what it is, and what may be done with it. */
export const RecordRow = ({ thumb, name, meta, mark, actions }: RecordRowProps) => (
  <Row isMarked={!!mark}>
    {thumb}
    <Words>
      <chakra.b display="block">{name}</chakra.b>
      <Meta>{meta}</Meta>
    </Words>
    <Aside isMarked={!!mark}>
      {mark}
      {actions && (
        <chakra.div marginEnd="-3" marginStart="auto">
          {actions}
        </chakra.div>
      )}
    </Aside>
  </Row>
)

export const RecordRowSkeleton = () => (
  <Row isMarked>
    <Skeleton width="48px" height="48px" />
    <Words>
      <SkeletonLine width="50%" />
      <SkeletonLine width="80%" of="meta" />
    </Words>
    <Aside isMarked>
      <Skeleton width="130px" height="26px" borderRadius="pill" />
    </Aside>
  </Row>
)

/** Thumb, words, and what is pushed to the right; on phones a mark takes that below the words. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
  },
  variants: { isMarked: { true: { gridTemplateColumns: { base: '48px minmax(0, 1fr)', sm: '48px minmax(0, 1fr) auto' } } } },
})
const Words = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'meta',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Aside = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', whiteSpace: 'nowrap' },
  variants: { isMarked: { true: { gridColumn: { base: 2, sm: 3 } } } },
})
