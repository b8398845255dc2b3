import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import type { Own } from '#client/access/own.ts'
import { type Connection, rowsOf } from '#client/access/pagesOf.ts'
import type { DeletionPartsFragment, ManyDonePartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { Deletions } from './Deletions.tsx'

export type OwnDeletions = Own<Connection<DeletionPartsFragment>>
type Sends = (ids: string[]) => Promise<ManyDonePartsFragment>

/** Above the list, also while that is on its way: what it takes up, and whom or what one looks for. */
export function AboveDeletions({ own }: { own: Pick<OwnDeletions, 'data' | 'pages'> }) {
  const text = useText()
  const size = (rowsOf(own).nodes ?? []).reduce((sum, node) => sum + node.size, 0)
  return (
    <Stack gap="4" marginBottom="4">
      <chakra.p color="muted">
        <Text id="deleted.lead" values={{ size: writtenSize(size) }} />
      </chakra.p>
      <ScreenSearch label={text('deleted.search')} maxLength={100} />
    </Stack>
  )
}

interface DeletedLatelyProps {
  own: Pick<OwnDeletions, 'data' | 'pages' | 'variables'>
  /** Each tells itself what goes wrong. */
  restore: Sends
  end: Sends
}

export function DeletedLately({ own, restore, end }: DeletedLatelyProps) {
  const client = useApolloClient()
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  /** It is wherever it was before: whatever is on the screen may show it again. */
  async function bringBack(ids: readonly string[]) {
    const outcome = await restore([...ids])
    await client.refetchQueries({ include: 'active' })
    return outcome
  }
  return (
    <>
      <Deletions
        deletions={nodes}
        isSearched={!!own.variables['search']}
        restore={bringBack}
        end={(ids) => end([...ids])}
        never={<Text id="deleted.never" />}
      />
      {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
    </>
  )
}
