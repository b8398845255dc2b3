import { Button } from '@chakra-ui/react'
import { PaintRoller, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { ArchivedTasks } from '#client/estates/archivedTasks/ArchivedTasks.tsx'
import { ArchivedTasksScreen } from '#client/estates/archivedTasks/ArchivedTasksScreen.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { ConstructionProjects } from './ConstructionProjects.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { Timeline } from './Timeline.tsx'
import { useRenovations } from './useRenovations.ts'

/** What has been done on the house, year by year; of that the maintenance alone where the rest is closed. */
export function RenovationsPage() {
  const may = useMay(useEstatePlace().estateId)
  return may('read', 'archived-tasks') && !may('read', 'renovations') ? <ArchivedTasksScreen /> : <Renovations may={may} />
}

function Renovations({ may }: { may: ReturnType<typeof useMay> }) {
  const { estateId } = useEstatePlace()
  const mayAdd = may('create', 'renovations')
  const { create } = useRenovationPaths()
  const { nodes: renovations, totalCount, hasMore, loading, more, error, retry } = useRenovations(estateId)

  const add = mayAdd && (
    <Button variant="solid" asChild marginStart="auto">
      <Link to={create}>
        <Plus aria-hidden />
        <Text id="estates.renovations.add" />
      </Link>
    </Button>
  )
  return (
    <EstateShell section="renovations" error={error} onRetry={retry}>
      {!renovations ? (
        <LoadingRows media />
      ) : !renovations.length ? (
        <EmptyState icon={PaintRoller} title={<Text id="estates.renovations.empty.title" />} action={add}>
          <Text id={mayAdd ? 'estates.renovations.empty.text' : 'estates.renovations.empty.none'} />
        </EmptyState>
      ) : (
        <Section title={<Text id="estates.renovations.count" values={{ count: totalCount }} />} aside={add}>
          <Timeline renovations={renovations} />
          {hasMore && <ShowMore shown={renovations.length} of={totalCount} loading={loading} onMore={more} />}
        </Section>
      )}
      <ConstructionProjects />
      {may('read', 'archived-tasks') && <ArchivedTasks />}
    </EstateShell>
  )
}
