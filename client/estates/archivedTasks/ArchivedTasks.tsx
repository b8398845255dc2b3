import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useArchivedTasksQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { useArchivePaths } from './useArchivePaths.ts'

function useArchivedTasks() {
  const { estateId } = useEstatePlace()
  const query = useArchivedTasksQuery({ variables: { estateId }, ...screenQuery })
  return pagesOf(shownData(query)?.archivedTasks, query)
}

/** Maintenance that was done on the estate, below what else was done. Where there is none, nothing is said of it. */
export function ArchivedTasks() {
  const done = useArchivedTasks()
  return done.nodes?.length ? (
    <chakra.div marginTop="10">
      <Done {...done} title={<Text id="estates.section.archivedTasks" />} />
    </chakra.div>
  ) : null
}

interface DoneProps extends Omit<ReturnType<typeof useArchivedTasks>, 'error' | 'retry'> {
  title: ReactNode
}

/** The latest first. */
export function Done({ nodes: tasks = [], totalCount, hasMore, loading, more, title }: DoneProps) {
  const { one } = useArchivePaths()
  const nameOf = usePartName()
  return (
    <Section title={title}>
      <Sheet paddingBlock="2">
        <Rows>
          {tasks.map(({ id, title, buildingName, areaCode, areaName, doneDate, cost }) => (
            <ListRow
              key={id}
              to={one(id)}
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
