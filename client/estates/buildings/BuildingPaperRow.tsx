import type { ReactNode } from 'react'
import type { PaperRowOf } from '#client/estates/papers/PaperList.tsx'
import { PaperRow } from '#client/estates/papers/PaperRow.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import type { OtherDocumentPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'

type BuildingPaper = Omit<OtherDocumentPartsFragment, '__typename'>

/** A paper kept on a building: what it is about, since when, and the paper itself. */
export const BuildingPaperRow = ({ paper, mark, actions }: PaperRowOf<BuildingPaper> & { mark?: ReactNode }) => (
  <PaperRow
    thumb={<FileThumb file={paper.file} />}
    name={paper.customName}
    meta={
      <>
        <span>
          <Text id="estates.otherDocuments.addedOn" values={{ date: writtenDay(paper.createdAt) }} />
        </span>
        <FileWithSize file={paper.file} />
      </>
    }
    mark={mark}
    actions={actions}
  />
)
