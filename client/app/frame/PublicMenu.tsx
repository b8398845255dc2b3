import { chakra, Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { modal } from '#client/ui/modal.ts'
import { site } from '#client/ui/site.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { Logo } from './Logo.tsx'
import { FooterSettings } from './settings.tsx'
import { toContact } from './toContact.ts'

const row = { display: 'flex', alignItems: 'center', minHeight: '56px', width: 'full', fontSize: 'lead', textAlign: 'start' } as const
const Row = chakra('button', { base: { ...row, cursor: 'pointer' } })
const RowLink = chakra(Link, { base: { ...row, color: 'inherit', textDecoration: 'none' } })

/** Fills a small screen, for those who are not signed in. */
export function PublicMenu({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog.Root open {...modal} size="full" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content aria-label={text('app.menu.name')}>
            <chakra.div
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              height="bar"
              px="gutter"
              borderBottomWidth="1px"
              flexShrink="0"
              onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
            >
              <Logo />
              <IconButton icon={X} label={text('app.menu.closeSmall')} marginInlineEnd="-10px" onClick={onClose} />
            </chakra.div>
            <chakra.nav aria-label={text('app.menu.main')} px="gutter" py="4" display="grid" justifyItems="start" gap="1">
              <ExternalLink href={site.about} {...row} onClick={onClose}>
                <Text id="app.public.about" />
              </ExternalLink>
              <Row
                type="button"
                onClick={() => {
                  onClose()
                  // Once the dialog has given the page its scrolling back.
                  requestAnimationFrame(() => requestAnimationFrame(toContact))
                }}
              >
                <Text id="app.public.contact" />
              </Row>
              <RowLink to="/login" onClick={onClose}>
                <Text id="app.public.login" />
              </RowLink>
              <FooterSettings />
            </chakra.nav>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
