import { Button } from '@chakra-ui/react'
import { PaintRoller, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useMay } from '#client/access/useMay.ts'
import { ArchivedTasks } from '#client/estates/archivedTasks/ArchivedTasks.tsx'
import { ArchivedTasksAlone } from '#client/estates/archivedTasks/ArchivedTasksScreen.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import type { RenovationsQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { ConstructionProjects } from './ConstructionProjects.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { Timeline } from './Timeline.tsx'

/** What has been done on the house, year by year; of that the maintenance alone where the rest is closed. */
export function RenovationsPage(own: Own<RenovationsQuery['renovationProjects']>) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const mayAdd = may('create', 'renovations')
  const { create } = useRenovationPaths()
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  if (may('read', 'archived-tasks') && !may('read', 'renovations')) return <ArchivedTasksAlone />

  const add = mayAdd && (
    <Button variant="solid" asChild marginStart="auto">
      <Link to={create}>
        <Plus aria-hidden />
        <Text id="estates.renovations.add" />
      </Link>
    </Button>
  )
  return (
    <EstateScreen
      own={own}
      section="renovations"
      skeleton={<LoadingRows media />}
      after={
        <>
          <ConstructionProjects />
          {may('read', 'archived-tasks') && <ArchivedTasks />}
        </>
      }
    >
      {() =>
        nodes.length ? (
          <Section title={<Text id="estates.renovations.count" values={{ count: totalCount }} />} aside={add}>
            <Timeline renovations={nodes} />
            {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
          </Section>
        ) : (
          <EmptyState icon={PaintRoller} title={<Text id="estates.renovations.empty.title" />} action={add}>
            <Text id={mayAdd ? 'estates.renovations.empty.text' : 'estates.renovations.empty.none'} />
          </EmptyState>
        )
      }
    </EstateScreen>
  )
}
