import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRenovationPaths } from '#client/estates/renovations/renovationPaths.ts'
import { useArchivedTasksQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'

/** Maintenance that was done on the estate, the latest first. Where there is none, nothing is said of it. */
export function ArchivedTasks() {
  const { estateId } = useEstatePlace()
  const asked = useArchivedTasksQuery({ variables: { estateId }, ...screenQuery })
  const { nodes: tasks = [], totalCount, hasMore, loading, more } = pagesOf(shownData(asked)?.archivedTasks, asked)
  const { archived } = useRenovationPaths()
  const nameOf = usePartName()
  if (!tasks.length) return null
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
