import { CalendarSync } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { EndAccess } from './EndAccess.tsx'
import { useFeeds } from './useFeeds.ts'

/** Calendars that fetch the year wheel by a secret address, without signing in. */
export function FeedSection({ estateId }: { estateId: string }) {
  const { feeds, end } = useFeeds(estateId)
  const text = useText()
  if (!feeds?.length) return null
  return (
    <Section title={<Text id="sharing.feeds.title" />}>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('sharing.feeds.title')}>
          {feeds.map(({ id, madeBy, responsibleKind, responsibleName, isOpen, lastFetchedAt }) => (
            <ListRow
              key={id}
              media={<IconTile icon={CalendarSync} />}
              title={text('sharing.feeds.of', { name: madeBy })}
              meta={[
                responsibleKind
                  ? text('sharing.feeds.showsSome', { name: responsibleName ?? text('sharing.feeds.together') })
                  : text('sharing.feeds.showsAll'),
                !isOpen
                  ? text('sharing.feeds.closed')
                  : lastFetchedAt
                    ? text('sharing.feeds.fetched', { moment: writtenMoment(lastFetchedAt) })
                    : text('sharing.feeds.neverFetched'),
              ].join(' · ')}
              value={<EndAccess what="feed" name={madeBy} onEnd={() => end(id)} />}
            />
          ))}
        </Rows>
      </Sheet>
    </Section>
  )
}
