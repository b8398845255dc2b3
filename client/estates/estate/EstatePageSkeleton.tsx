import { chakra } from '@chakra-ui/react'
import { RecordRowSkeleton } from '#client/records/RecordRow.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  },
})

export const ComingSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonHeading />
      <SkeletonRows count={3} media />
    </Sheet>
  </Loading>
)

export const EstatePageSkeleton = () => (
  <Loading>
    <Stack gap="5">
      <Skeleton height="48px" borderRadius="control" />
      <Columns>
        <Sheet>
          <SkeletonHeading />
          {[1, 2, 3].map((row) => (
            <RecordRowSkeleton key={row} />
          ))}
        </Sheet>
        <Sheet>
          <SkeletonHeading />
          <SkeletonRows media />
        </Sheet>
      </Columns>
    </Stack>
  </Loading>
)

const SkeletonHeading = () => (
  <chakra.div minHeight="32px" marginBottom="4">
    <SkeletonLine width="140px" of="lead" />
  </chakra.div>
)
