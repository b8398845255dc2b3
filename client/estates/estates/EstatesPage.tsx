import { Flex } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { FindMineLink } from '#client/estates/findMine/FindMineLink.tsx'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { type EstatesQuery, useWaitingQuery } from '#client/generated/graphql.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { whenAsked } from '#schema/whenAsked.ts'
import { EstateCard, EstateCards, EstateCardsSkeleton, SharedEstateCard } from './EstateCard.tsx'
import { EstateSearch } from './EstateSearch.tsx'
import { estatesOf } from './estatesOf.ts'
import { NoEstates } from './NoEstates.tsx'

const FindMinePage = fetched(
  async () =>
    (await withTexts(import('#client/estates/findMine/FindMinePage.tsx'), 'estates.findMine', 'estates.form', 'lookup')).FindMinePage,
  null,
)
const RemovedEstates = fetched(
  async () => (await withTexts(import('#client/estates/leaving/RemovedEstates.tsx'), 'estates.leaving')).RemovedEstates,
  null,
)

const fetchWhatWaits = whenAsked(async () => ({
  default: (await withTexts(import('#client/estates/waiting/WhatWaits.tsx'), 'estates.waits')).WhatWaits,
}))
/** Waits for its code together with the estates below it, so that they come at once. */
const WhatWaits = lazy(fetchWhatWaits)

/** The estates; in their place, while it is asked, the land register. */
export function EstatesPage(own: Own<EstatesQuery>) {
  const [params] = useSearchParams()
  return params.get('find') === 'mine' ? <FindMinePage /> : <EstateList {...own} />
}

function EstateList(own: Own<EstatesQuery>) {
  const search: string | null = own.variables['search']
  const text = useText()
  const { mine, shared } = estatesOf(own)
  const isFound = Boolean(mine.nodes?.length || shared.nodes?.length)
  const waits = useWaitingQuery({ skip: Boolean(search), context: { tell: false } })
  // It stands above the estates: they come together, and nothing moves.
  useEffect(() => {
    if (!search) fetchWhatWaits().catch(() => undefined)
  }, [search])
  const isWaiting = waits.loading && !waits.data
  const removed = own.data?.removedEstates ?? []

  return (
    <Page
      title={text('estates.title')}
      actions={
        mine.nodes?.length !== 0 ? (
          <Flex gap="3" flexWrap="wrap">
            <FindMineLink />
            <AddEstateLink />
          </Flex>
        ) : undefined
      }
    >
      <EstateSearch search={search ?? ''} count={own.pages.loading || !mine.nodes ? undefined : mine.totalCount + shared.totalCount} />
      <Answered answer={isWaiting && own.data ? { ...own, data: undefined } : own} skeleton={<EstateCardsSkeleton />}>
        {() => (
          <Suspense fallback={<EstateCardsSkeleton />}>
            <Stack gap="10">
              {waits.data && !search && (
                <WhatWaits waiting={waits.data.waiting} estates={[...(mine.nodes ?? []), ...(shared.nodes ?? [])]} />
              )}
              {isFound ? (
                <>
                  <Group title="estates.mine" list={mine} Card={EstateCard} />
                  <Group title="estates.sharedWithMe" list={shared} Card={SharedEstateCard} />
                </>
              ) : (
                <NoEstates search={search ?? ''} />
              )}
            </Stack>
          </Suspense>
        )}
      </Answered>
      {removed.length > 0 && !search && <RemovedEstates estates={removed} />}
    </Page>
  )
}

interface GroupProps<Estate extends { id: string }> {
  title: 'estates.mine' | 'estates.sharedWithMe'
  list: { nodes: Estate[] | undefined; totalCount: number; hasMore: boolean; loading: boolean; more: () => void }
  Card: ComponentType<{ estate: Estate }>
}

/** Nothing, where there are none. */
const Group = <Estate extends { id: string }>({ title, list, Card }: GroupProps<Estate>) => {
  const { nodes = [], totalCount, hasMore, loading, more } = list
  if (!nodes.length) return null
  return (
    <Section title={<Text id={title} />} aside={<Count>{totalCount}</Count>}>
      <EstateCards aria-busy={loading}>
        {nodes.map((estate) => (
          <Card key={estate.id} estate={estate} />
        ))}
      </EstateCards>
      {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
    </Section>
  )
}
