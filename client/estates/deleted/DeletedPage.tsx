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
  return (
    <EstateScreen
      own={own}
      section="deleted"
      isApart
      above={<AboveDeletions own={own} />}
      may={sectionNames.some((section) => may('delete', section))}
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
