import type { Own } from '#client/access/own.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Loading, SkeletonLine, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { MissingRenovation } from './MissingRenovation.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { RenovationView } from './RenovationView.tsx'
import { type Renovation, useDeleteRenovation } from './useRenovations.ts'

/** One renovation: what was done, for how much, how it looked before and after, and its papers. */
export function RenovationPage(own: Own<Renovation>) {
  const { section } = useRenovationPaths()
  const may = useRights('renovations')
  const remove = useDeleteRenovation()
  const text = useText()
  return (
    <EstateScreen
      own={own}
      section="renovations"
      subscreen={{ title: own.data?.title ?? text('estates.section.renovations'), back: section }}
      above={
        <WayBack to={section}>
          <Text id="estates.section.renovations" />
        </WayBack>
      }
      skeleton={<RenovationSkeleton />}
      missing={<MissingRenovation />}
    >
      {(renovation) => <RenovationView renovation={renovation} may={may} onDelete={() => remove(renovation.id)} />}
    </EstateScreen>
  )
}

const RenovationSkeleton = () => (
  <Loading>
    <SkeletonLine width="220px" of="title" />
    <SkeletonLine width="160px" of="meta" />
    <SkeletonPicture ratio="16 / 9" />
  </Loading>
)
