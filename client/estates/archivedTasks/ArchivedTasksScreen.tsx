import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useArchiveQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { Done } from './ArchivedTasks.tsx'

/** The maintenance that was done, by itself. */
export function ArchivedTasksScreen() {
  const { estateId } = useEstatePlace()
  const asked = useArchiveQuery({ variables: { estateId }, ...screenQuery })
  const { error, retry, ...done } = pagesOf(shownData(asked)?.archivedTasks, asked)
  return (
    <EstateShell section="archivedTasks" error={error} onRetry={retry}>
      {!done.nodes ? (
        <LoadingRows />
      ) : done.nodes.length ? (
        <Done {...done} title={<Text id="estates.archive.count" values={{ count: done.totalCount }} />} />
      ) : (
        <EmptyState icon={estateSections.archivedTasks.icon} title={<Text id="estates.archive.none" />}>
          <Text id="estates.archive.noneText" />
        </EmptyState>
      )}
    </EstateShell>
  )
}
