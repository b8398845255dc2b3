import { FileText } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { type Page, useKept } from '#client/data/collection.ts'
import { BuildingPaperRow } from '#client/estates/buildings/BuildingPaperRow.tsx'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import type { OtherDocumentsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { Records } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { type OtherDocument, otherDocuments } from './otherDocuments.ts'

const OtherDocumentForm = fetched(async () => (await import('./OtherDocumentForm.tsx')).OtherDocumentForm, <RecordsSkeleton />)

/** Papers of a building that have no kind of their own. */
export function OtherDocumentsPage(own: Own<Page<OtherDocument>, OtherDocumentsQuery>) {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const back = useBuildingPaths().building(buildingId)
  const kept = useKept(otherDocuments, { estateId, buildingId }, own)
  const may = useRights('technical-information')
  const historyOf = useHistoryAction()
  const text = useText()
  const building = own.all?.building
  return (
    <EstateScreen
      section="technicalInformation"
      subscreen={{ title: text('estates.section.otherDocuments'), back, isUnheaded: true }}
      own={own}
      skeleton={<RecordsSkeleton />}
    >
      {() => (
        <>
          {building && <WayBack to={back}>{building.name}</WayBack>}
          <Records
            isTitle
            of={otherDocuments}
            kept={kept}
            title="estates.section.otherDocuments"
            icon={FileText}
            may={may}
            row={BuildingPaperRow}
            form={OtherDocumentForm}
            more={({ id }) => historyOf(id)}
          />
        </>
      )}
    </EstateScreen>
  )
}
