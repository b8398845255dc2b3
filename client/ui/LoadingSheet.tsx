import { Sheet } from './Card.tsx'
import { Loading, SkeletonRows, type SkeletonRowsProps } from './skeletons.tsx'

/** A sheet of rows that is not there yet. */
export const LoadingSheet = (rows: SkeletonRowsProps) => (
  <Loading>
    <Sheet>
      <SkeletonRows {...rows} />
    </Sheet>
  </Loading>
)
