import type { Own } from '#client/access/own.ts'
import { rowsOf, shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { type ArchiveQuery, useArchiveQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { Done } from './ArchivedTasks.tsx'

type ReadArchive = Pick<Own<ArchiveQuery['archivedTasks']>, 'data' | 'error' | 'retry' | 'pages'>

/** The maintenance that was done, by itself. */
export function ArchivedTasksScreen(own: ReadArchive) {
  const done = rowsOf(own)
  return (
    <EstateScreen own={own} section="archivedTasks" skeleton={<LoadingRows />}>
      {() =>
        done.nodes?.length ? (
          <Done {...done} title={<Text id="estates.archive.count" values={{ count: done.totalCount }} />} />
        ) : (
          <EmptyState icon={estateSections.archivedTasks.icon} title={<Text id="estates.archive.none" />}>
            <Text id="estates.archive.noneText" />
          </EmptyState>
        )
      }
    </EstateScreen>
  )
}

/** The same in the place of a screen that is closed to the viewer. */
export function ArchivedTasksAlone() {
  const { estateId } = useEstatePlace()
  const query = useArchiveQuery({ variables: { estateId }, ...screenQuery })
  return <ArchivedTasksScreen {...shownOf(shownData(query)?.archivedTasks, query)} />
}
