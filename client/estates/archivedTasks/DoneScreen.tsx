import type { ReactNode } from 'react'
import type { Own } from '#client/access/own.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import type { ArchivedTaskQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DoneFacts } from './DoneFacts.tsx'
import { useArchivePaths } from './useArchivePaths.ts'

export type Archived = NonNullable<ArchivedTaskQuery['archivedTask']>

/** Maintenance that was done, in the frame of its estate. */
export function DoneScreen({ own, children }: { own: Own<Archived>; children: (task: Archived) => ReactNode }) {
  const { list } = useArchivePaths()
  const text = useText()
  return (
    <EstateScreen
      own={own}
      section="archivedTasks"
      subscreen={{ title: own.data?.title ?? text('estates.section.archivedTasks'), back: list }}
      above={
        <WayBack to={list}>
          <Text id="estates.section.archivedTasks" />
        </WayBack>
      }
      skeleton={<LoadingRows count={4} />}
    >
      {children}
    </EstateScreen>
  )
}

/** The same by a link, which changes nothing. */
export const SharedDonePage = (own: Own<Archived>) => <DoneScreen own={own}>{(task) => <DoneFacts task={task} />}</DoneScreen>
