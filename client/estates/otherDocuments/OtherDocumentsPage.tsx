import { Button } from '@chakra-ui/react'
import { FileText, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BuildingPaperRow } from '#client/estates/buildings/BuildingPaperRow.tsx'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { mayOpen, useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { PaperList } from '#client/estates/papers/PaperList.tsx'
import { PapersSkeleton } from '#client/estates/papers/PapersState.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useOtherDocuments } from './useOtherDocuments.ts'

const OtherDocumentForm = lazy(async () => ({ default: (await import('./OtherDocumentForm.tsx')).OtherDocumentForm }))

/** Papers of a building that have no kind of their own. */
export function OtherDocumentsPage() {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const paths = useBuildingPaths()
  const kept = useOtherDocuments(estateId, buildingId)
  const may = useRights('technical-information')
  const { opened, open, close } = useOpenForm('document')
  const text = useText()
  const back = paths.building(buildingId)
  const { documents, building } = kept

  const document = documents?.find(({ id }) => id === opened)
  const add = may.add && (
    <Button variant="solid" marginStart="auto" onClick={() => open('new')}>
      <Plus aria-hidden />
      <Text id="estates.otherDocuments.add" />
    </Button>
  )
  return (
    <EstateScreen
      section="technicalInformation"
      error={kept.error}
      onRetry={kept.retry}
      below={{ title: text('estates.section.otherDocuments'), back }}
    >
      {building && <WayBack to={back}>{building.name}</WayBack>}
      {!documents ? (
        <PapersSkeleton />
      ) : mayOpen(may, document, opened) ? (
        <Suspense fallback={<PapersSkeleton />}>
          <OtherDocumentForm key={opened} paper={document} onSave={kept.save} onNewest={kept.newest} onDone={close} />
        </Suspense>
      ) : documents.length ? (
        <Section title={<Text id="estates.section.otherDocuments" />} aside={add}>
          <PaperList
            kind="otherDocuments"
            papers={documents}
            nameOf={({ customName }) => customName}
            row={BuildingPaperRow}
            may={may}
            onEdit={open}
            onDelete={kept.remove}
          />
          {kept.hasMore && <ShowMore shown={documents.length} of={kept.totalCount} loading={kept.loading} onMore={kept.more} />}
        </Section>
      ) : (
        <EmptyState icon={FileText} title={<Text id="estates.otherDocuments.empty.title" />} action={add}>
          <Text id="estates.otherDocuments.empty.text" />
        </EmptyState>
      )}
    </EstateScreen>
  )
}
