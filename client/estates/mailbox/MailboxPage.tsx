import { Button } from '@chakra-ui/react'
import { CheckCheck, MailOpen } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { useUndo } from '#client/data/useUndo.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { MailboxesSkeleton } from './MailboxesPage.tsx'
import { type MailboxOnPage, useMailbox } from './useMailbox.ts'

const MoveForm = fetched(async () => (await import('./MoveForm.tsx')).MoveForm, <MailboxesSkeleton />)

/** What one company has sent: each delivery with its documents, the newest first. */
export function MailboxPage(own: Own<MailboxOnPage>) {
  const { estateId, path } = useEstatePlace()
  const kept = useMailbox(estateId, own)
  const may = useRights('mailbox')
  const { opened, open, close } = useOpenForm('move')
  const deleting = useUndo()
  const text = useText()
  const back = `${path}/mailbox`

  const { documents = [] } = kept
  const name = own.data?.companyName ?? text('mailbox.title')
  const moving = documents.find(({ id, file }) => id === opened && file)
  const shown = documents.filter(({ id }) => !deleting.isGone(id))
  const deliveries = Map.groupBy(shown, ({ delivery }) => delivery.id)

  async function seeAll() {
    await kept.seeAll()
    notify.success('mailbox.allSeen', { short: true })
  }
  return (
    <EstateScreen own={own} section="mailbox" subscreen={{ title: name, back }} skeleton={<MailboxesSkeleton />}>
      {({ unseenCount }) =>
        moving && may.change ? (
          <MoveForm key={moving.id} document={moving} companyName={name} onMove={kept.move} onDone={close} />
        ) : (
          <>
            <WayBack to={back}>
              <Text id="mailbox.title" />
            </WayBack>
            {shown.length ? (
              <Section
                title={name}
                aside={
                  may.change &&
                  unseenCount > 1 && (
                    <Button marginStart="auto" onClick={() => void seeAll()}>
                      <CheckCheck aria-hidden />
                      <Text id="mailbox.seeAll" />
                    </Button>
                  )
                }
              >
                <Stack gap="5">
                  {[...deliveries].map(([id, together]) => (
                    <DeliveryCard
                      key={id}
                      documents={together}
                      companyName={name}
                      may={may}
                      undo={deleting}
                      onDelete={({ id }) => deleting.start(id, () => kept.remove(id))}
                      onOpen={(document) => may.change && void kept.see(document)}
                      onMove={open}
                    />
                  ))}
                </Stack>
                {kept.hasMore && <ShowMore shown={shown.length} of={kept.totalCount} loading={kept.loading} onMore={kept.more} />}
              </Section>
            ) : (
              <EmptyState icon={MailOpen} title={<Text id="mailbox.emptied.title" />}>
                <Text id="mailbox.emptied.text" />
              </EmptyState>
            )}
          </>
        )
      }
    </EstateScreen>
  )
}
