import { chakra, Heading } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { historyAsked } from './historyAsked.ts'
import { HistoryDays } from './HistoryDays.tsx'
import { HistoryFilter } from './HistoryFilter.tsx'
import { useEntryWords } from './useEntryWords.ts'
import { useHistory } from './useHistory.ts'

/** What was changed on an estate, by whom and when; or on one record of it. */
export function HistoryPage() {
  const { estateId, path } = useEstatePlace()
  const [params] = useSearchParams()
  const asked = historyAsked(params)
  const { entries, totalCount, hasMore, loading, more, error, retry } = useHistory({ estateId, ...asked })
  const words = useEntryWords()
  const whole = path + estateSections.history.path
  const name = entries?.map(words.recordName).find(Boolean)
  return (
    <EstateShell section="history" error={error} onRetry={retry}>
      <Stack gap="6">
        {asked.recordId ? (
          <div>
            <WayBack to={whole}>
              <Text id="history.whole" />
            </WayBack>
            <Heading as="h2" textStyle="title" overflowWrap="anywhere">
              {entries && (name ? <Text id="history.ofRecord" values={{ name }} /> : <Text id="history.ofOne" />)}
            </Heading>
          </div>
        ) : (
          <Stack gap="4">
            <chakra.p color="muted">
              <Text id="history.lead" />
            </chakra.p>
            <HistoryFilter chosen={asked.kind ?? (asked.outcome === 'refused' ? 'refused' : '')} />
          </Stack>
        )}
        {!entries ? (
          <HistorySkeleton />
        ) : entries.length ? (
          <div aria-busy={loading}>
            <HistoryDays entries={entries} isAlone={!!asked.recordId} />
            {hasMore && <ShowMore shown={entries.length} of={totalCount} loading={loading} onMore={more} />}
          </div>
        ) : (
          <Nothing asked={asked} />
        )}
      </Stack>
    </EstateShell>
  )
}

function Nothing({ asked: { kind, recordId, outcome } }: { asked: ReturnType<typeof historyAsked> }) {
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
