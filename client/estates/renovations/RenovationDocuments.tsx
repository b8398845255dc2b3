import { FileSignature, FileText, type LucideIcon, ReceiptText } from 'lucide-react'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { AgreementDocumentType } from '#schema/estates/renovations.words.ts'
import type { RenovationDocument } from './useRenovations.ts'

const icons: Record<AgreementDocumentType, LucideIcon> = {
  contract: FileSignature,
  agreement: FileSignature,
  receipt: ReceiptText,
  otherDocument: FileText,
}

/** What was agreed and paid. */
export function RenovationDocuments({ documents }: { documents: readonly RenovationDocument[] }) {
  const text = useText()
  return (
    <Section title={<Text id="estates.renovations.documents" />}>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('estates.renovations.documents')}>
          {documents.map(({ id, documentType, customName, createdAt, file }) => (
            <li key={id}>
              <RecordRow
                thumb={<FileThumb file={file} />}
                name={customName}
                meta={
                  <>
                    <span>
                      <Text id="estates.otherDocuments.addedOn" values={{ date: writtenDay(createdAt) }} />
                    </span>
                    <FileWithSize file={file} />
                  </>
                }
                mark={
                  <State icon={icons[documentType]} tone={documentType === 'receipt' ? 'positive' : 'neutral'}>
                    <Text id={`estates.agreementDocumentType.${documentType}`} />
                  </State>
                }
              />
            </li>
          ))}
        </Rows>
      </Sheet>
    </Section>
  )
}
