import { chakra, Dialog, Flex, Heading, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import type { Wheel } from '#client/maintenance/yearWheel/useYearWheel.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { modal } from '#client/ui/modal.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
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
  const { feeds, error, retry } = kept
  const text = useText()
  return (
    <Dialog.Root open {...modal} scrollBehavior="inside" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxWidth="600px">
            <Flex gap="3" alignItems="center" justifyContent="space-between">
              <Dialog.Title>
                <Text id="maintenance.calendar.title" />
              </Dialog.Title>
              <IconButton icon={X} label={text('common.close')} onClick={onClose} />
            </Flex>
            <Dialog.Description>
              <Text id="maintenance.calendar.lead" />
            </Dialog.Description>
            {error ? (
              <ErrorState onRetry={retry} />
            ) : !feeds ? (
              <LoadingRows count={2} />
            ) : (
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
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
