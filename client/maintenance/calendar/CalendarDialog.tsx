import { chakra, Heading } from '@chakra-ui/react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import type { Wheel } from '#client/maintenance/yearWheel/useYearWheel.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { FeedForm } from './FeedForm.tsx'
import { FeedRow } from './FeedRow.tsx'
import { useCalendarFeeds } from './useCalendarFeeds.ts'

interface CalendarDialogProps extends Pick<Wheel, 'responsibles'> {
  onClose: () => void
}

/** The addresses that calendars fetch the year wheel by, and a form for one more. */
export function CalendarDialog({ responsibles, onClose }: CalendarDialogProps) {
  const { estateId } = useEstatePlace()
  const kept = useCalendarFeeds(estateId)
  const text = useText()
  return (
    <FormDialog title={<Text id="maintenance.calendar.title" />} text={<Text id="maintenance.calendar.lead" />} onClose={onClose}>
      <Answered answer={kept} skeleton={<LoadingRows count={2} />}>
        {(feeds) => (
          <Stack gap="6" marginTop="4">
            {feeds.length > 0 && (
              <Rows aria-label={text('maintenance.calendar.feeds')}>
                {feeds.map((feed) => (
                  <FeedRow key={feed.id} feed={feed} kept={kept} />
                ))}
              </Rows>
            )}
            <section aria-labelledby="new-calendar-feed">
              <Heading as="h3" id="new-calendar-feed" textStyle="lead" marginBottom="3">
                <Text id={feeds.length ? 'maintenance.calendar.another' : 'maintenance.calendar.first'} />
              </Heading>
              <FeedForm responsibles={responsibles} onCreate={kept.create} />
            </section>
            <chakra.p textStyle="meta" color="muted">
              <Text id="maintenance.calendar.secret" />
            </chakra.p>
          </Stack>
        )}
      </Answered>
    </FormDialog>
  )
}
