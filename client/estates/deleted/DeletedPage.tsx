import { rowsOf } from '#client/access/pagesOf.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { EndEstateDeletionsDocument } from '#client/generated/operations/EndEstateDeletions.ts'
import { RestoreEstateDeletionsDocument } from '#client/generated/operations/RestoreEstateDeletions.ts'
import { Text } from '#client/messages/Text.tsx'
import { AboveDeletions, DeletedLately, type OwnDeletions } from '#client/records/deletions/DeletedLately.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { sectionNames } from '#schema/access/sections.ts'

/** What was deleted from an estate in the last thirty days, for those who could delete it. */
export function DeletedPage(own: OwnDeletions) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const isOpen = sectionNames.some((section) => may('delete', section))
  // Whoever may do nothing here has nothing to look for.
  const isBare = !isOpen && rowsOf(own).nodes?.length === 0
  return (
    <EstateScreen
      own={own}
      section="deleted"
      isApart
      above={!isBare && <AboveDeletions own={own} />}
      may={isOpen}
      closed={<Text id="deleted.closed" />}
      skeleton={<LoadingRows count={5} media />}
    >
      {() => (
        <DeletedLately
          own={own}
          of={{ estateId }}
          restore={RestoreEstateDeletionsDocument}
          end={EndEstateDeletionsDocument}
          list="Query.estateDeletions"
        />
      )}
    </EstateScreen>
  )
}
