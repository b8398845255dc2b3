import { Button, chakra, Flex } from '@chakra-ui/react'
import { CalendarPlus, CalendarSync, CircleSlash, Copy } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { Certainty } from './Certainty.tsx'
import type { CalendarFeed, CalendarFeeds } from './useCalendarFeeds.ts'

type Act = 'renew' | 'revoke'

/** One address: what it shows, whose it is, and when a calendar last came by. */
export function FeedRow({ feed, kept }: { feed: CalendarFeed; kept: CalendarFeeds }) {
  const text = useText()
  const [chosenAct, ask] = useState<Act>()
  const { isMine, isOpen, madeBy, createdAt, lastFetchedAt, language } = feed
  const name = nameOf(feed, text)
  async function act(what: Act) {
    await kept[what](feed.id)
    notify.success(`maintenance.calendar.${what}.done`, { short: true })
  }
  return (
    <chakra.li display="flex" gap="3" paddingBlock="4">
      <IconTile icon={CalendarSync} palette={isOpen ? 'brand' : 'neutral'} />
      <chakra.div flex="1" minWidth="0">
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <chakra.b overflowWrap="anywhere">{name}</chakra.b>
          {!isOpen && (
            <State icon={CircleSlash}>
              <Text id="maintenance.calendar.closed" />
            </State>
          )}
        </Flex>
        <chakra.div textStyle="meta" color="muted" display="grid">
          <span>
            {text(isMine ? 'maintenance.calendar.byYou' : 'maintenance.calendar.by', { name: madeBy, day: writtenDay(createdAt) })}
            {' · '}
            {text(`app.language.${language}`)}
          </span>
          <span>
            {lastFetchedAt
              ? text('maintenance.calendar.fetched', { moment: writtenMoment(lastFetchedAt) })
              : text('maintenance.calendar.neverFetched')}
          </span>
          {!isOpen && <span>{text('maintenance.calendar.closedText', { name: madeBy })}</span>}
        </chakra.div>
        {isMine && isOpen && <Address feed={feed} name={name} />}
        {chosenAct ? (
          <Certainty what={chosenAct} onYes={() => act(chosenAct)} onNo={() => ask(undefined)} />
        ) : (
          <Flex gap="2" flexWrap="wrap" marginTop="3">
            {isMine && isOpen && (
              <Button size="sm" aria-label={text('maintenance.calendar.renew.of', { name })} onClick={() => ask('renew')}>
                <Text id="maintenance.calendar.renew.ask" />
              </Button>
            )}
            <Button size="sm" data-danger aria-label={text('maintenance.calendar.revoke.of', { name })} onClick={() => ask('revoke')}>
              <Text id="maintenance.calendar.revoke.ask" />
            </Button>
          </Flex>
        )}
      </chakra.div>
    </chakra.li>
  )
}

function nameOf({ responsibleKind, responsibleName }: CalendarFeed, text: ReturnType<typeof useText>) {
  if (!responsibleKind) return text('maintenance.calendar.everybody')
  return responsibleName ?? text('maintenance.task.ownersTogether')
}

/** Copied into a calendar, or opened in the one of this device. */
function Address({ feed: { url }, name }: { feed: CalendarFeed; name: string }) {
  const text = useText()
  if (!url) {
    return (
      <chakra.p textStyle="meta" marginTop="2">
        <Text id="maintenance.calendar.unreadable" />
      </chakra.p>
    )
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success('maintenance.calendar.copied', { short: true }),
      () => notify.error('maintenance.calendar.notCopied', { detail: { text: url } }),
    )
  return (
    <>
      <chakra.code
        display="block"
        marginTop="3"
        padding="3"
        borderRadius="control"
        bg="sunken"
        textStyle="meta"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {url}
      </chakra.code>
      <Flex gap="2" flexWrap="wrap" marginTop="3">
        <Button size="sm" variant="solid" aria-label={text('maintenance.calendar.copyOf', { name })} onClick={() => void copy()}>
          <Copy aria-hidden />
          <Text id="maintenance.calendar.copy" />
        </Button>
        <Button size="sm" asChild>
          <a href={url.replace(/^https?:/, 'webcal:')} aria-label={text('maintenance.calendar.addOf', { name })}>
            <CalendarPlus aria-hidden />
            <Text id="maintenance.calendar.add" />
          </a>
        </Button>
      </Flex>
    </>
  )
}
