import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { type ArchivedTaskQuery, useArchivedTaskQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DoneFacts } from './DoneFacts.tsx'
import { useArchivePaths } from './useArchivePaths.ts'

type Archived = NonNullable<ArchivedTaskQuery['archivedTask']>

/** Maintenance that was done, in the frame of its estate. */
export function DoneScreen({ children }: { children: (task: Archived) => ReactNode }) {
  const { estateId } = useEstatePlace()
  const { taskId = '' } = useParams()
  const { data, error, refetch } = useArchivedTaskQuery({ variables: { estateId, taskId }, ...screenQuery })
  const { list } = useArchivePaths()
  const text = useText()
  const task = data?.archivedTask
  return (
    <EstateShell
      section="archivedTasks"
      error={task ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
      below={{ title: task?.title ?? text('estates.section.archivedTasks'), back: list }}
    >
      <WayBack to={list}>
        <Text id="estates.section.archivedTasks" />
      </WayBack>
      {task ? children(task) : <LoadingRows count={4} />}
    </EstateShell>
  )
}

/** The same by a link, which changes nothing. */
export const SharedDonePage = () => <DoneScreen>{(task) => <DoneFacts task={task} />}</DoneScreen>
