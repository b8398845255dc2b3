import { Button, chakra, Dialog, Flex, Portal } from '@chakra-ui/react'
import { Download, Printer, X } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { modal } from '#client/ui/modal.ts'
import { codeOf, pictureOf } from './codeOf.ts'
import type { PublicLink } from './linkForm.ts'
import { useLinkName } from './LinkList.tsx'
import { printed, saved } from './outOfPage.ts'

/** A link as a picture that a phone reads, for a notice, a prospectus or a door. */
export function QrDialog({ link, onClose }: { link: PublicLink; onClose: () => void }) {
  const text = useText()
  const name = useLinkName()(link)
  const code = codeOf(link.url ?? '')
  const picture = pictureOf(code)
  return (
    <Dialog.Root open {...modal} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxWidth="420px">
            <Flex gap="3" alignItems="center" justifyContent="space-between">
              <Dialog.Title>
                <Text id="sharing.publicLinks.codeTitle" values={{ name }} />
              </Dialog.Title>
              <IconButton icon={X} label={text('common.close')} onClick={onClose} />
            </Flex>
            <Dialog.Description>
              <Text id="sharing.publicLinks.codeText" />
            </Dialog.Description>
            <chakra.img
              src={picture}
              alt={text('sharing.publicLinks.codeOf', { name })}
              width="100%"
              borderWidth="1px"
              borderRadius="card"
              marginBlock="4"
            />
            <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere" userSelect="all">
              {link.url}
            </chakra.p>
            <Dialog.Footer>
              <Button onClick={() => saved(code, `${name}.svg`)}>
                <Download aria-hidden />
                <Text id="sharing.publicLinks.saveCode" />
              </Button>
              <Button onClick={() => void printed(picture, name)}>
                <Printer aria-hidden />
                <Text id="sharing.publicLinks.printCode" />
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
