import { chakra, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import type { useUndo } from '#client/data/useUndo.ts'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
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
  onDelete: (document: MailDocument) => void
}

/** Documents that came together, and what was said with them. */
export function DeliveryCard({ documents, companyName, may, undo, onOpen, onMove, onDelete }: DeliveryCardProps) {
  const heading = useId()
  const { subject, message, senderName, createdAt } = documents[0]!.delivery

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
      <Rows tabIndex={-1} outline="none" aria-labelledby={heading} marginTop="2" marginBottom="-3">
        {documents
          .map((each) => ({ each, line: undo.lineOf(each.id) }))
          .map(({ each, line }) => (
            <li key={each.id}>
              {line ? (
                <UndoLine {...line}>
                  <Text id="mailbox.deleted" values={{ name: each.customName }} />
                </UndoLine>
              ) : (
                <MailDocumentRow
                  document={each}
                  may={may}
                  onOpen={() => onOpen(each)}
                  onMove={() => onMove(each.id)}
                  onDelete={() => onDelete(each)}
                />
              )}
            </li>
          ))}
      </Rows>
    </Sheet>
  )
}
