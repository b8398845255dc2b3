import { chakra } from '@chakra-ui/react'
import { Wrench } from 'lucide-react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRenovationPaths } from '#client/estates/renovations/renovationPaths.ts'
import { useArchivedTasksQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'

function useArchivedTasks() {
  const { estateId } = useEstatePlace()
  const asked = useArchivedTasksQuery({ variables: { estateId }, ...screenQuery })
  return pagesOf(shownData(asked)?.archivedTasks, asked)
}

/** Maintenance that was done on the estate, below what else was done. Where there is none, nothing is said of it. */
export function ArchivedTasks() {
  const done = useArchivedTasks()
  return done.nodes?.length ? (
    <chakra.div marginTop="10">
      <Done {...done} />
    </chakra.div>
  ) : null
}

/** The same by itself, for whoever may see nothing else that was done. */
export function ArchivedTasksScreen() {
  const done = useArchivedTasks()
  return (
    <EstateScreen section="archivedTasks" error={done.error} onRetry={done.retry}>
      {!done.nodes ? (
        <LoadingRows />
      ) : done.nodes.length ? (
        <Done {...done} />
      ) : (
        <EmptyState icon={Wrench} title={<Text id="estates.archivedTasks.none" />} />
      )}
    </EstateScreen>
  )
}

/** The latest first. */
function Done({ nodes: tasks = [], totalCount, hasMore, loading, more }: ReturnType<typeof useArchivedTasks>) {
  const { archived } = useRenovationPaths()
  const nameOf = usePartName()
  return (
    <Section title={<Text id="estates.archivedTasks.title" />}>
      <Sheet paddingBlock="2">
        <Rows>
          {tasks.map(({ id, title, buildingName, areaCode, areaName, doneDate, cost }) => (
            <ListRow
              key={id}
              to={archived(id)}
              title={title}
              meta={`${writtenDay(doneDate)} · ${buildingName} · ${nameOf({ code: areaCode, name: areaName })}`}
              value={cost == null ? undefined : writtenMoney(cost)}
            />
          ))}
        </Rows>
      </Sheet>
      {hasMore && <ShowMore shown={tasks.length} of={totalCount} loading={loading} onMore={more} />}
    </Section>
  )
}
