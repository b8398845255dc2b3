import { Button, chakra, Dialog } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
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
    <FormDialog
      title={<Text id="sharing.publicLinks.codeTitle" values={{ name }} />}
      text={<Text id="sharing.publicLinks.codeText" />}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
