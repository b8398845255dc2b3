import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import type { Own } from '#client/access/own.ts'
import { type Connection, rowsOf } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import type { FieldName } from '#client/generated/fields.ts'
import type { DeletionPartsFragment, ManyDonePartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { Deletions } from './Deletions.tsx'

export type OwnDeletions = Own<Connection<DeletionPartsFragment>>

/** Above the list, also while that is on its way: what all of it takes up, and whom or what one looks for. */
export function AboveDeletions({ own }: { own: Pick<OwnDeletions, 'data' | 'pages' | 'variables'> }) {
  const text = useText()
  const { nodes, hasMore } = rowsOf(own)
  const all = own.variables['search'] || hasMore ? undefined : nodes
  return (
    <Stack gap="4" marginBottom="4">
      <chakra.p color="muted">
        {all?.length ? (
          <Text id="deleted.leadWithSize" values={{ size: writtenSize(all.reduce((sum, { size }) => sum + size, 0)) }} />
        ) : (
          <Text id="deleted.lead" />
        )}
      </chakra.p>
      <ScreenSearch label={text('deleted.search')} maxLength={100} />
    </Stack>
  )
}

type Does<Of> = TypedDocumentNode<{ outcome: ManyDonePartsFragment }, { input: Of & { ids: string[] } }>

interface DeletedLatelyProps<Of> {
  own: Pick<OwnDeletions, 'data' | 'pages' | 'variables'>
  /** Where it was deleted. */
  of: Of
  restore: Does<Of>
  end: Does<Of>
  /** The list that all of it stands in. */
  list: FieldName
}

export function DeletedLately<Of extends object>({ own, of, restore, end, list }: DeletedLatelyProps<Of>) {
  const client = useApolloClient()
  const send = useSend()
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  const variablesOf = (ids: readonly string[]) => ({ input: { ...of, ids: [...ids] } })
  /** It is wherever it was before: whatever is on the screen may show it again. */
  async function bringBack(ids: readonly string[]) {
    const { outcome } = await send({ mutation: restore, variables: variablesOf(ids) })
    await client.refetchQueries({ include: 'active' })
    return outcome
  }
  const endFor = async (ids: readonly string[]) => (await send({ mutation: end, variables: variablesOf(ids) }, [list])).outcome
  return (
    <>
      <Deletions deletions={nodes} isSearched={!!own.variables['search']} restore={bringBack} end={endFor} />
      {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
    </>
  )
}
