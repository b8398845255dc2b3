import type { ReactNode } from 'react'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import type { OtherDocumentPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { writtenDay } from '#client/ui/writing.ts'

type BuildingPaper = Omit<OtherDocumentPartsFragment, '__typename'>

/** A paper kept on a building: what it is about, since when, and the paper itself. */
export const BuildingPaperRow = ({
  record: { customName, createdAt, file },
  mark,
  actions,
}: RowOf<BuildingPaper> & { mark?: ReactNode }) => (
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
    mark={mark}
    actions={actions}
  />
)
