import { FileText, Ruler } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { useKept, wholeList } from '#client/data/collection.ts'
import { BuildingPaperRow } from '#client/estates/buildings/BuildingPaperRow.tsx'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Records, type RowOf } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ArchitectCard } from './ArchitectCard.tsx'
import { type Architect, type Drawing, drawings } from './drawings.ts'

const ArchitectForm = fetched(async () => (await import('./ArchitectForm.tsx')).ArchitectForm, <RecordsSkeleton />)
const DrawingForm = fetched(async () => (await import('./DrawingForm.tsx')).DrawingForm, <RecordsSkeleton />)

/** Who drew a building, and the drawings by their kind. */
export function ArchitectPage(own: Own<Architect>) {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const place = { estateId, buildingId }
  const back = useBuildingPaths().building(buildingId)
  const kept = useKept(drawings, place, {
    ...own,
    data: own.data && wholeList(own.data.drawings ?? []),
    newest: async () => wholeList((await own.newest())?.drawings ?? []),
  })
  const { add, change, remove } = useRights('technical-information')
  const architect = useOpenForm('architect')
  const drawing = useOpenForm('drawing')
  const text = useText()
  const isDrawingOpen = change && (drawing.opened === 'new' ? add : kept.data?.some(({ id }) => id === drawing.opened))
  return (
    <EstateScreen
      section="technicalInformation"
      subscreen={{ title: text('estates.section.drawings'), back, isUnheaded: true }}
      own={own}
      skeleton={<RecordsSkeleton />}
    >
      {(detail) => (
        <>
          <WayBack to={back}>{detail.name}</WayBack>
          {change && architect.opened ? (
            <ArchitectForm place={place} architect={detail} onDone={architect.close} />
          ) : (
            <Stack gap="8">
              {!isDrawingOpen && <ArchitectCard detail={detail} onChange={change && (() => architect.open('change'))} />}
              <Records
                of={drawings}
                kept={kept}
                title="estates.section.drawings"
                icon={Ruler}
                // A drawing is saved with the architect, which is a change.
                may={{ add: add && change, change, remove }}
                row={DrawingRow}
                form={DrawingForm}
              />
            </Stack>
          )}
        </>
      )}
    </EstateScreen>
  )
}

const DrawingRow = ({ record, actions }: RowOf<Drawing>) => (
  <BuildingPaperRow
    record={record}
    mark={
      <State icon={isDrawing(record) ? Ruler : FileText} tone={isDrawing(record) ? 'info' : 'neutral'}>
        <Text id={`estates.documentType.${record.documentType}`} />
      </State>
    }
    actions={actions}
  />
)
const isDrawing = ({ documentType }: Drawing) => documentType.endsWith('Drawing')
