import { Flex } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FindMineLink } from '#client/estates/findMine/FindMineLink.tsx'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { EstateCard, EstateCards, EstateCardsSkeleton, SharedEstateCard } from './EstateCard.tsx'
import { EstateSearch } from './EstateSearch.tsx'
import { NoEstates } from './NoEstates.tsx'
import { useEstates } from './useEstates.ts'

const FindMinePage = lazy(async () => ({ default: (await import('#client/estates/findMine/FindMinePage.tsx')).FindMinePage }))

/** The estates; in their place, while it is asked, the land register. */
export function EstatesPage() {
  const [params] = useSearchParams()
  if (params.get('find') !== 'mine') return <EstateList />
  return (
    <Suspense fallback={null}>
      <FindMinePage />
    </Suspense>
  )
}

function EstateList() {
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const text = useText()
  const { own, shared, error, loading, retry } = useEstates(search)
  const isFound = Boolean(own.nodes?.length || shared.nodes?.length)

  return (
    <Page
      title={text('estates.title')}
      actions={
        own.nodes?.length ? (
          <Flex gap="3" flexWrap="wrap">
            <FindMineLink />
            <AddEstateLink />
          </Flex>
        ) : undefined
      }
    >
      <EstateSearch search={search} found={loading || !own.nodes ? undefined : own.totalCount + shared.totalCount} />
      {error ? (
        <ErrorState onRetry={retry} />
      ) : !own.nodes ? (
        <EstateCardsSkeleton />
      ) : isFound ? (
        <Stack gap="10">
          <Group title="estates.mine" list={own} card={(estate) => <EstateCard key={estate.id} estate={estate} />} />
          <Group title="estates.sharedWithMe" list={shared} card={(estate) => <SharedEstateCard key={estate.id} estate={estate} />} />
        </Stack>
      ) : (
        <NoEstates search={search} />
      )}
    </Page>
  )
}

interface GroupProps<Estate> {
  title: 'estates.mine' | 'estates.sharedWithMe'
  list: { nodes: Estate[] | undefined; totalCount: number; hasMore: boolean; loading: boolean; more: () => void }
  card: (estate: Estate) => ReactNode
}

/** Nothing, where there are none. */
const Group = <Estate,>({ title, list: { nodes = [], totalCount, hasMore, loading, more }, card }: GroupProps<Estate>) =>
  nodes.length > 0 && (
    <Section title={<Text id={title} />} aside={<Count>{totalCount}</Count>}>
      <EstateCards aria-busy={loading}>{nodes.map(card)}</EstateCards>
      {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
    </Section>
  )
