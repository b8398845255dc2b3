import { chakra } from '@chakra-ui/react'
import { RecordRowSkeleton } from '#client/records/RecordRow.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'

export const RecordsSkeleton = () => (
  <Loading>
    <chakra.div minHeight="target" marginBottom="4">
      <SkeletonLine width="120px" of="lead" />
    </chakra.div>
    <Sheet paddingBlock="2">
      {[1, 2, 3, 4].map((row) => (
        <RecordRowSkeleton key={row} />
      ))}
    </Sheet>
  </Loading>
)
