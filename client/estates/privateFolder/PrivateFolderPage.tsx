import { lazy } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import type { PaperRowOf } from '#client/estates/papers/PaperList.tsx'
import { PaperRow } from '#client/estates/papers/PaperRow.tsx'
import { PaperScreen } from '#client/estates/papers/PaperScreen.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import { Text } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { type PrivateDocument, usePrivateFolder } from './usePrivateFolder.ts'

const PrivateDocumentForm = lazy(async () => ({ default: (await import('./PrivateDocumentForm.tsx')).PrivateDocumentForm }))

/** The papers that concern nobody but the owners, and those whom they let in. */
export function PrivateFolderPage() {
  const { estateId } = useEstatePlace()
  return (
    <PaperScreen
      kind="privateFolder"
      papers={usePrivateFolder(estateId)}
      formName="document"
      nameOf={({ customName }) => customName}
      row={PrivateDocumentRow}
      form={PrivateDocumentForm}
    />
  )
}

const PrivateDocumentRow = ({ paper: { customName, createdAt, file }, actions }: PaperRowOf<PrivateDocument>) => (
  <PaperRow
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
