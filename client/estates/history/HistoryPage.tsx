import { chakra, Heading } from '@chakra-ui/react'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import type { HistoryQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { HistoryAsked } from './historyAsked.ts'
import { HistoryDays } from './HistoryDays.tsx'
import { HistoryFilter } from './HistoryFilter.tsx'
import { useEntryWords } from './useEntryWords.ts'

/** What was changed on an estate, by whom and when; or on one record of it. */
export function HistoryPage(own: Own<HistoryQuery['history']>) {
  const { path } = useEstatePlace()
  const filter = own.variables as HistoryAsked
  const { nodes: entries, totalCount, hasMoreThanCounted, hasMore, loading, more } = rowsOf(own)
  const words = useEntryWords()
  const whole = path + estateSections.history.path
  const name = entries?.map(words.recordName).find(Boolean)
  const above = filter.recordId ? (
    <chakra.div marginBottom="6">
      <WayBack to={whole}>
        <Text id="history.whole" />
      </WayBack>
      <Heading as="h2" textStyle="title" overflowWrap="anywhere">
        {entries && (name ? <Text id="history.ofRecord" values={{ name }} /> : <Text id="history.ofOne" />)}
      </Heading>
    </chakra.div>
  ) : (
    <Stack gap="4" marginBottom="6">
      <chakra.p color="muted">
        <Text id="history.lead" />
      </chakra.p>
      <HistoryFilter chosen={filter.kind ?? (filter.outcome === 'refused' ? 'refused' : '')} />
    </Stack>
  )
  return (
    <EstateScreen own={own} section="history" isApart above={above} skeleton={<HistorySkeleton />}>
      {() =>
        entries?.length ? (
          <div aria-busy={loading}>
            <HistoryDays entries={entries} isAlone={!!filter.recordId} />
            {hasMore && <ShowMore shown={entries.length} of={totalCount} andMore={hasMoreThanCounted} loading={loading} onMore={more} />}
          </div>
        ) : (
          <Nothing filter={filter} />
        )
      }
    </EstateScreen>
  )
}

function Nothing({ filter: { kind, recordId, outcome } }: { filter: HistoryAsked }) {
  const { icon } = estateSections.history
  if (outcome === 'refused') {
    return (
      <EmptyState icon={icon} title={<Text id="history.noRefusals.title" />}>
        <Text id="history.noRefusals.text" />
      </EmptyState>
    )
  }
  if (kind || recordId) {
    return (
      <NothingFound title={<Text id="history.noResult.title" />}>
        <Text id={recordId ? 'history.noResult.ofRecord' : 'history.noResult.text'} />
      </NothingFound>
    )
  }
  return (
    <EmptyState icon={icon} title={<Text id="history.empty.title" />}>
      <Text id="history.empty.text" />
    </EmptyState>
  )
}

const HistorySkeleton = () => (
  <Loading>
    <chakra.div minHeight="32px" marginBottom="4">
      <SkeletonLine width="100px" of="lead" />
    </chakra.div>
    <Sheet paddingBlock="2">
      <SkeletonRows count={6} media />
    </Sheet>
  </Loading>
)
