import { Button } from '@chakra-ui/react'
import { FileText, Plus, Ruler } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BuildingPaperRow } from '#client/estates/buildings/BuildingPaperRow.tsx'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { mayOpen, type Rights, useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { PaperList, type PaperRowOf } from '#client/estates/papers/PaperList.tsx'
import { PapersSkeleton } from '#client/estates/papers/PapersState.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { ArchitectCard } from './ArchitectCard.tsx'
import { type Drawing, useArchitectDetail } from './useArchitectDetail.ts'

const ArchitectForm = lazy(async () => ({ default: (await import('./ArchitectForm.tsx')).ArchitectForm }))
const DrawingForm = lazy(async () => ({ default: (await import('./DrawingForm.tsx')).DrawingForm }))

/** Who drew a building, and the drawings by their kind. */
export function ArchitectPage() {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const paths = useBuildingPaths()
  const kept = useArchitectDetail(estateId, buildingId)
  const may = useRights('technical-information')
  const architect = useOpenForm('architect')
  const form = useOpenForm('drawing')
  const text = useText()
  const back = paths.building(buildingId)
  const { detail } = kept
  const drawings = detail?.drawings ?? []
  const drawing = drawings.find(({ id }) => id === form.opened)

  return (
    <EstateScreen
      section="technicalInformation"
      error={kept.error}
      onRetry={kept.retry}
      below={{ title: text('estates.section.drawings'), back }}
    >
      {detail && <WayBack to={back}>{detail.name}</WayBack>}
      {!detail ? (
        <PapersSkeleton />
      ) : may.change && architect.opened ? (
        <Suspense fallback={<PapersSkeleton />}>
          <ArchitectForm architect={detail} onSave={kept.saveArchitect} onDone={architect.close} />
        </Suspense>
      ) : may.change && mayOpen(may, drawing, form.opened) ? (
        <Suspense fallback={<PapersSkeleton />}>
          <DrawingForm key={form.opened} paper={drawing} onSave={kept.saveDrawing} onNewest={kept.newest} onDone={form.close} />
        </Suspense>
      ) : (
        <Stack gap="8">
          <ArchitectCard detail={detail} onChange={may.change && (() => architect.open('change'))} />
          <Drawings drawings={drawings} may={may} onOpen={form.open} onDelete={kept.removeDrawing} />
        </Stack>
      )}
    </EstateScreen>
  )
}

interface DrawingsProps {
  drawings: readonly Drawing[]
  may: Rights
  onOpen: (drawing: string) => void
  onDelete: (id: string) => Promise<unknown>
}

function Drawings({ drawings, may, onOpen, onDelete }: DrawingsProps) {
  const add = may.add && may.change && (
    <Button variant="solid" marginStart="auto" onClick={() => onOpen('new')}>
      <Plus aria-hidden />
      <Text id="estates.drawings.add" />
    </Button>
  )
  if (!drawings.length) {
    return (
      <EmptyState icon={Ruler} title={<Text id="estates.drawings.empty.title" />} action={add}>
        <Text id="estates.drawings.empty.text" />
      </EmptyState>
    )
  }
  return (
    <Section title={<Text id="estates.section.drawings" />} aside={add}>
      <PaperList
        kind="drawings"
        papers={drawings}
        nameOf={({ customName }) => customName}
        row={DrawingRow}
        may={may}
        onEdit={onOpen}
        onDelete={onDelete}
      />
    </Section>
  )
}

const DrawingRow = ({ paper, actions }: PaperRowOf<Drawing>) => (
  <BuildingPaperRow
    paper={paper}
    mark={
      <State icon={isDrawing(paper) ? Ruler : FileText} tone={isDrawing(paper) ? 'info' : 'neutral'}>
        <Text id={`estates.documentType.${paper.documentType}`} />
      </State>
    }
    actions={actions}
  />
)
const isDrawing = ({ documentType }: Drawing) => documentType.endsWith('Drawing')
