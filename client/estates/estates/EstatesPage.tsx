import { Flex } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FindMineLink } from '#client/estates/findMine/FindMineLink.tsx'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Page } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { EstateCard, EstateCards, EstateCardsSkeleton } from './EstateCard.tsx'
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
  const { estates, totalCount, hasMore, error, loading, retry, more } = useEstates(search)

  return (
    <Page
      title={text('estates.title')}
      actions={
        estates?.length ? (
          <Flex gap="3" flexWrap="wrap">
            <FindMineLink />
            <AddEstateLink />
          </Flex>
        ) : undefined
      }
    >
      <EstateSearch search={search} found={loading ? undefined : totalCount} />
      {error ? (
        <ErrorState onRetry={retry} />
      ) : !estates ? (
        <EstateCardsSkeleton />
      ) : estates.length ? (
        <Section title={<Text id="estates.mine" />} aside={<Count>{totalCount}</Count>}>
          <EstateCards aria-busy={loading}>
            {estates.map((estate) => (
              <EstateCard key={estate.id} estate={estate} />
            ))}
          </EstateCards>
          {hasMore && <ShowMore shown={estates.length} of={totalCount ?? 0} loading={loading} onMore={more} />}
        </Section>
      ) : (
        <NoEstates search={search} />
      )}
    </Page>
  )
}
