import { Button, chakra, Flex } from '@chakra-ui/react'
import { FolderInput, Mail, Trash2 } from 'lucide-react'
import { useRecordPath } from '#client/estates/documents/useRecordPath.ts'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { Rights } from '#client/records/rights.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { State } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import type { MailDocument } from './useMailbox.ts'

interface MailDocumentRowProps {
  document: MailDocument
  may: Rights
  onOpen: () => void
  onMove: () => void
  onDelete: () => void
}

/** A document that was sent: what it is, whether anybody has seen it, and where it went. */
export function MailDocumentRow({ document, may, onOpen, onMove, onDelete }: MailDocumentRowProps) {
  const { customName: name, file, fileName, fileSize, seen } = document
  const text = useText()
  const mayMove = file && may.change
  return (
    <RecordRow
      thumb={file ? <FileThumb file={file} /> : <Moved aria-hidden />}
      name={name}
      meta={
        <>
          <span>{file ? <FileLink file={file} preview onOpen={onOpen} /> : fileName}</span>
          <span>{writtenSize(fileSize)}</span>
          <MovedTo {...document} />
        </>
      }
      mark={
        (!seen || mayMove) && (
          <Flex flexWrap="wrap" alignItems="center" gap="2">
            {!seen && (
              <State icon={Mail} tone="accent">
                <Text id="mailbox.isNew" />
              </State>
            )}
            {mayMove && (
              <Button aria-label={text('mailbox.move', { name })} onClick={onMove}>
                <FolderInput aria-hidden />
                <Text id="mailbox.moveForm.save" />
              </Button>
            )}
          </Flex>
        )
      }
      actions={may.remove && <IconButton icon={Trash2} label={text('mailbox.delete', { name })} onClick={onDelete} />}
    />
  )
}

function MovedTo({ movedTo, movedRecordId, movedBuildingId }: MailDocument) {
  const recordPath = useRecordPath()
  const text = useText()
  if (!movedTo) return null
  const place = text(`mailbox.place.${movedTo}`)
  return (
    <TextLink to={recordPath({ kind: movedTo, recordId: movedRecordId ?? '', buildingId: movedBuildingId ?? null })}>
      <Text id="mailbox.movedTo" values={{ place }} />
    </TextLink>
  )
}

const Moved = ({ 'aria-hidden': hidden }: { 'aria-hidden': true }) => (
  <Mark aria-hidden={hidden}>
    <FolderInput size={20} />
  </Mark>
)
const Mark = chakra('span', {
  base: { width: '48px', height: '48px', borderRadius: '6px', display: 'grid', placeItems: 'center', bg: 'sunken', color: 'muted' },
})
