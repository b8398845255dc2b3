import { chakra, Heading } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import type { useUndo } from '#client/ui/useUndo.ts'
import { writtenMoment } from '#client/ui/writing.ts'
import { MailDocumentRow } from './MailDocumentRow.tsx'
import type { MailDocument } from './useMailbox.ts'

interface DeliveryCardProps {
  /** What was sent at once. */
  documents: readonly MailDocument[]
  companyName: string
  may: Rights
  undo: ReturnType<typeof useUndo>
  onOpen: (document: MailDocument) => void
  onMove: (id: string) => void
}

/** Documents that came together, and what was said with them. */
export function DeliveryCard({ documents, companyName, may, undo: deleting, onOpen, onMove }: DeliveryCardProps) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const { subject, message, senderName, createdAt } = documents[0]!.delivery

  function goneForGood(id: string) {
    // The button that had the focus goes with its line.
    if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true })
    deleting.finish(id)
  }
  return (
    <Sheet as="section" aria-labelledby={heading}>
      <Heading id={heading} as="h3" textStyle="lead" overflowWrap="anywhere">
        {subject}
      </Heading>
      <chakra.p textStyle="meta" color="muted">
        <Text id="mailbox.from" values={{ name: senderName ?? companyName, date: writtenMoment(createdAt) }} />
      </chakra.p>
      {message && (
        <chakra.p marginTop="3" maxWidth="70ch" whiteSpace="pre-line" overflowWrap="anywhere">
          {message}
        </chakra.p>
      )}
      <Rows ref={list} tabIndex={-1} outline="none" aria-labelledby={heading} marginTop="2" marginBottom="-3">
        {documents.map((each) => (
          <li key={each.id}>
            {deleting.isWaiting(each.id) ? (
              <UndoLine onUndo={() => deleting.undo(each.id)} onGone={() => goneForGood(each.id)}>
                <Text id="mailbox.deleted" values={{ name: each.customName }} />
              </UndoLine>
            ) : (
              <MailDocumentRow
                document={each}
                may={may}
                onOpen={() => onOpen(each)}
                onMove={() => onMove(each.id)}
                onDelete={() => deleting.start(each.id)}
              />
            )}
          </li>
        ))}
      </Rows>
    </Sheet>
  )
}
