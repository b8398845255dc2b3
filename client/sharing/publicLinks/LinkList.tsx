import { Button, chakra, Flex } from '@chakra-ui/react'
import { Clock, Copy, ExternalLink, Link2, Pencil, QrCode } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { writtenEnd } from '#client/sharing/lastDay.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { IconTile, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { linkSections } from '#schema/access/sections.ts'
import type { PublicLink } from './linkForm.ts'
import { visitorPath } from './usePublicLinks.ts'

interface LinkListProps {
  links: readonly PublicLink[]
  /** Nothing for whoever may only read here; they are told no keys either. */
  onOpen: ((id: string) => void) | undefined
  onCode: (id: string) => void
}

export function LinkList({ links, onOpen, onCode }: LinkListProps) {
  const text = useText()
  return (
    <Sheet paddingBlock="2">
      <Rows aria-label={text('sharing.publicLinks.title')}>
        {links.map((link) => (
          <Row key={link.id} link={link} onOpen={onOpen && (() => onOpen(link.id))} onCode={() => onCode(link.id)} />
        ))}
      </Rows>
    </Sheet>
  )
}

/** What an owner calls it, or when it was made. */
export const useLinkName = () => {
  const text = useText()
  return ({ name, createdAt }: Pick<PublicLink, 'name' | 'createdAt'>) =>
    name ?? text('sharing.publicLinks.unnamed', { day: writtenDay(createdAt) })
}

function Row({ link, onOpen, onCode }: { link: PublicLink; onOpen: (() => void) | undefined; onCode: () => void }) {
  const text = useText()
  const name = useLinkName()(link)
  return (
    <chakra.li display="flex" gap="3" paddingBlock="4">
      <IconTile icon={Link2} palette={link.isExpired ? 'neutral' : 'brand'} />
      <chakra.div flex="1" minWidth="0">
        <Flex gap="3" alignItems="start">
          <chakra.div flex="1" minWidth="0">
            <Flex gap="2" alignItems="center" flexWrap="wrap">
              <chakra.b overflowWrap="anywhere">{name}</chakra.b>
              {link.isExpired && (
                <State icon={Clock}>
                  <Text id="sharing.publicLinks.expired" />
                </State>
              )}
            </Flex>
            <Facts link={link} />
          </chakra.div>
          {onOpen && <IconButton icon={Pencil} label={text('sharing.publicLinks.change', { name })} onClick={onOpen} />}
        </Flex>
        {onOpen && !link.isExpired && <WaysIn link={link} name={name} onCode={onCode} />}
      </chakra.div>
    </chakra.li>
  )
}

function Facts({ link: { sections, projectId, expiresAt, isExpired, visits, lastVisitAt } }: { link: PublicLink }) {
  const text = useText()
  const shown = linkSections.filter((section) => sections.includes(section)).map((section) => text(`sharing.section.${section}`))
  const { isDay, written } = writtenEnd(expiresAt)
  const end = isDay ? text('sharing.publicLinks.until', { day: written }) : text('sharing.publicLinks.untilMoment', { moment: written })
  return (
    <chakra.div textStyle="meta" color="muted" display="grid" gap="1">
      <span>
        {projectId
          ? text('sharing.publicLinks.showsProject')
          : shown.length
            ? text('sharing.publicLinks.shows', { parts: shown.join(', ') })
            : text('sharing.publicLinks.showsEstate')}
      </span>
      <span>
        {isExpired ? text('sharing.publicLinks.ended', { day: writtenDay(expiresAt) }) : end}
        {' · '}
        {text('sharing.publicLinks.visits', { count: visits })}
        {lastVisitAt && ` · ${text('sharing.publicLinks.lastVisit', { moment: writtenMoment(lastVisitAt) })}`}
      </span>
    </chakra.div>
  )
}

/** What one does with a link that is open: hand it on, on paper too, and look at what others see. */
function WaysIn({ link: { publicLinkKey, url }, name, onCode }: { link: PublicLink; name: string; onCode: () => void }) {
  const text = useText()
  if (!publicLinkKey || !url) {
    return (
      <chakra.p textStyle="meta" marginTop="2">
        <Text id="sharing.publicLinks.unreadable" />
      </chakra.p>
    )
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success('sharing.publicLinks.copied', { short: true }),
      () => notify.error('sharing.publicLinks.notCopied', { detail: { text: url } }),
    )
  return (
    <Flex gap="2" flexWrap="wrap" marginTop="3">
      <Button size="sm" aria-label={text('sharing.publicLinks.copyOf', { name })} onClick={() => void copy()}>
        <Copy aria-hidden />
        <Text id="sharing.publicLinks.copy" />
      </Button>
      <Button size="sm" aria-label={text('sharing.publicLinks.codeOf', { name })} onClick={onCode}>
        <QrCode aria-hidden />
        <Text id="sharing.publicLinks.code" />
      </Button>
      <Button size="sm" asChild>
        <a href={visitorPath(publicLinkKey)} target="_blank" rel="noreferrer" aria-label={text('sharing.publicLinks.visitOf', { name })}>
          <ExternalLink aria-hidden />
          <Text id="sharing.publicLinks.visit" />
        </a>
      </Button>
    </Flex>
  )
}
