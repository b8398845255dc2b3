import type { Own } from '#client/access/own.ts'
import type { Page } from '#client/data/collection.ts'
import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import { Text } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { type PrivateDocument, privateDocuments } from './privateDocuments.ts'

const PrivateDocumentForm = fetched(async () => (await import('./PrivateDocumentForm.tsx')).PrivateDocumentForm, <RecordsSkeleton />)

/** The papers that concern nobody but the owners, and those whom they let in. */
export const PrivateFolderPage = (own: Own<Page<PrivateDocument>>) => (
  <RecordsScreen of={privateDocuments} own={own} section="privateFolder" row={PrivateDocumentRow} form={PrivateDocumentForm} />
)

function PrivateDocumentRow({ record: { customName, createdAt, file }, actions }: RowOf<PrivateDocument>) {
  return (
    <RecordRow
      thumb={<FileThumb file={file} />}
      name={customName}
      meta={
        <>
          <span>
            <Text id="estates.privateFolder.addedOn" values={{ date: writtenDay(createdAt) }} />
          </span>
          <FileWithSize file={file} />
        </>
      }
      actions={actions}
    />
  )
}
