import { useParams } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Loading, SkeletonLine, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { MissingRenovation } from './MissingRenovation.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { RenovationView } from './RenovationView.tsx'
import { useRenovation } from './useRenovations.ts'

/** One renovation: what was done, for how much, how it looked before and after, and its papers. */
export function RenovationPage() {
  const { estateId } = useEstatePlace()
  const { renovationId = '' } = useParams()
  const { section } = useRenovationPaths()
  const may = useRights('renovations')
  const { renovation, isMissing, error, retry, remove } = useRenovation(estateId, renovationId)
  const text = useText()
  return (
    <EstateShell
      section="renovations"
      error={error}
      onRetry={retry}
      below={{ title: renovation?.title ?? text('estates.section.renovations'), back: section }}
    >
      {isMissing ? (
        <MissingRenovation />
      ) : (
        <>
          <WayBack to={section}>
            <Text id="estates.section.renovations" />
          </WayBack>
          {renovation ? <RenovationView renovation={renovation} may={may} onDelete={remove} /> : <RenovationSkeleton />}
        </>
      )}
    </EstateShell>
  )
}

const RenovationSkeleton = () => (
  <Loading>
    <SkeletonLine width="220px" of="title" />
    <SkeletonLine width="160px" of="meta" />
    <SkeletonPicture ratio="16 / 9" />
  </Loading>
)
