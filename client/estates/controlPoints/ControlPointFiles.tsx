import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useUndo } from '#client/data/useUndo.ts'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import type { ControlPoint } from './useControlPoint.ts'

interface ControlPointFilesProps {
  point: ControlPoint
  onRemove: ((fileId: string) => Promise<unknown>) | undefined
}

/** What shows that it was checked. */
export function ControlPointFiles({ point: { files }, onRemove }: ControlPointFilesProps) {
  const { lineOf, isGone, start } = useUndo()
  const text = useText()
  const shown = (files ?? []).filter(({ file }) => !isGone(file.id)).map((each) => ({ ...each, line: lineOf(each.file.id) }))
  return (
    <Section title={<Text id="estates.controlPoint.evidence" />}>
      {shown.length ? (
        <Sheet paddingBlock="2">
          <Rows aria-label={text('estates.controlPoint.evidence')}>
            {shown.map(({ id, file, line }) => (
              <li key={id}>
                {line ? (
                  <UndoLine {...line}>
                    <Text id="estates.controlPoint.fileDeleted" values={{ name: file.name }} />
                  </UndoLine>
                ) : (
                  <RecordRow
                    thumb={<FileThumb file={file} />}
                    name={<FileLink file={file} preview />}
                    meta={<span>{writtenSize(file.size)}</span>}
                    actions={
                      onRemove && (
                        <IconButton
                          icon={Trash2}
                          label={text('estates.controlPoint.deleteFile', { name: file.name })}
                          onClick={() => start(file.id, () => onRemove(file.id))}
                        />
                      )
                    }
                  />
                )}
              </li>
            ))}
          </Rows>
        </Sheet>
      ) : (
        <chakra.p color="muted">
          <Text id="estates.controlPoint.noFiles" />
        </chakra.p>
      )}
    </Section>
  )
}
