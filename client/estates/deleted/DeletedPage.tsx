import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useMay } from '#client/access/useMay.ts'
import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import type { EstateDeletionsQuery } from '#client/generated/graphql.ts'
import { EndEstateDeletionsDocument } from '#client/generated/operations/EndEstateDeletions.ts'
import { RestoreEstateDeletionsDocument } from '#client/generated/operations/RestoreEstateDeletions.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Deletions } from '#client/records/deletions/Deletions.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { sectionNames } from '#schema/access/sections.ts'

/** What was deleted from an estate in the last thirty days, for those who could delete it. */
export function DeletedPage(own: Own<EstateDeletionsQuery['estateDeletions']>) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const text = useText()
  const send = useSend()
  const client = useApolloClient()
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  const isSearched = !!own.variables['search']
  const size = nodes.reduce((sum, node) => sum + node.size, 0)
  const above = (
    <Stack gap="4" marginBottom="4">
      <chakra.p color="muted">
        <Text id="deleted.lead" values={{ size: writtenSize(size) }} />
      </chakra.p>
      <ScreenSearch label={text('deleted.search')} maxLength={100} />
    </Stack>
  )
  /** It is wherever it was before: all that is kept of the estate may have changed. */
  async function restore(ids: readonly string[]) {
    const { restoreEstateDeletions } = await send({
      mutation: RestoreEstateDeletionsDocument,
      variables: { input: { estateId, ids: [...ids] } },
    })
    await client.refetchQueries({ include: 'active' })
    return restoreEstateDeletions
  }
  async function end(ids: readonly string[]) {
    const { endEstateDeletions } = await send({ mutation: EndEstateDeletionsDocument, variables: { input: { estateId, ids: [...ids] } } }, [
      'Query.estateDeletions',
    ])
    return endEstateDeletions
  }
  return (
    <EstateScreen
      own={own}
      section="deleted"
      isApart
      above={above}
      may={sectionNames.some((section) => may('delete', section))}
      closed={<Text id="deleted.closed" />}
      skeleton={<LoadingRows count={5} media />}
    >
      {() => (
        <>
          <Deletions deletions={nodes} isSearched={isSearched} restore={restore} end={end} never={<Text id="deleted.never" />} />
          {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
        </>
      )}
    </EstateScreen>
  )
}
