import type { ReactNode } from 'react'
import type { PaperRowOf } from '#client/estates/papers/PaperList.tsx'
import { PaperRow } from '#client/estates/papers/PaperRow.tsx'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import type { OtherDocumentPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { writtenDay, writtenSize } from '#client/ui/writing.ts'

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
        <span>
          <FileLink file={paper.file} preview />
        </span>
        <span>{writtenSize(paper.file.size)}</span>
      </>
    }
    mark={mark}
    actions={actions}
  />
)
