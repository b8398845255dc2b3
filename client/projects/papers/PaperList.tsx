import { chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useUndo } from '#client/data/useUndo.ts'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { writtenDay, writtenSize } from '#client/ui/writing.ts'
import type { Paper } from './usePapers.ts'

type Listed = Omit<Paper, 'version'>

interface PaperListProps {
  papers: readonly Listed[]
  label: string
  onChange?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => Promise<unknown>) | undefined
}

/** Each paper as it is now; what it was before is one press away. */
export function PaperList({ papers, label, onChange, onRemove }: PaperListProps) {
  const { lineOf, isGone, start } = useUndo()
  const text = useText()
  return (
    <Sheet paddingBlock="2">
      <Rows aria-label={label}>
        {papers
          .filter(({ id }) => !isGone(id))
          .map((paper) => ({ paper, line: lineOf(paper.id) }))
          .map(({ paper, line }) => (
            <li key={paper.id}>
              {line ? (
                <UndoLine {...line}>
                  <Text id="projects.papers.removed" values={{ name: paper.customName }} />
                </UndoLine>
              ) : (
                <>
                  <RecordRow
                    thumb={<FileThumb file={paper.file} />}
                    name={paper.customName}
                    meta={
                      <>
                        <span>
                          <Text id={`projects.documentType.${paper.documentType}`} />
                        </span>
                        <span>{[paper.addedBy, writtenDay(paper.updatedAt)].filter(Boolean).join(', ')}</span>
                        <span>
                          <FileLink file={paper.file} preview /> {writtenSize(paper.file.size)}
                        </span>
                      </>
                    }
                    actions={
                      onChange &&
                      onRemove && (
                        <RowMenu
                          label={text('projects.areaChoices', { name: paper.customName })}
                          actions={[
                            {
                              name: 'change',
                              icon: Pencil,
                              text: <Text id="projects.papers.change" />,
                              onSelect: () => onChange(paper.id),
                            },
                            {
                              name: 'remove',
                              icon: Trash2,
                              text: <Text id="common.delete" />,
                              onSelect: () => start(paper.id, () => onRemove(paper.id)),
                            },
                          ]}
                        />
                      )
                    }
                  />
                  {paper.earlierFileCount > 0 && <Earlier paper={paper} />}
                </>
              )}
            </li>
          ))}
      </Rows>
    </Sheet>
  )
}

const Earlier = ({ paper: { earlierFileCount, earlierFiles } }: { paper: Listed }) => (
  <chakra.div paddingInlineStart="60px" paddingBottom="3">
    <Disclosure title={<Text id="projects.papers.earlier" values={{ count: earlierFileCount }} />}>
      <chakra.ul listStyle="none" display="grid" gap="1" textStyle="meta" color="muted">
        {earlierFiles?.map(({ id, file, createdAt }) => (
          <li key={id}>
            <FileLink file={file} preview /> · <Text id="projects.papers.until" values={{ date: writtenDay(createdAt) }} />
          </li>
        ))}
      </chakra.ul>
    </Disclosure>
  </chakra.div>
)
