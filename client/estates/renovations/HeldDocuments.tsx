import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { RotateCcw, Trash2 } from 'lucide-react'
import { FileFrame, FileMeta, FileName, FileThumb } from '#client/files/FileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { DocumentFields } from './DocumentFields.tsx'
import type { RenovationValues } from './renovationForm.ts'
import type { RenovationDocument } from './useRenovations.ts'

/** The documents that a renovation holds already; one that is taken away is until then only marked. */
export function HeldDocuments({ held }: { held: readonly RenovationDocument[] }) {
  const { values, setFieldValue } = useFormikContext<RenovationValues>()
  const text = useText()
  const { documents } = values
  if (!documents.length) return null
  return (
    <chakra.ul listStyle="none" display="grid" gap="6">
      {documents.map((document, place) => {
        const { id, customName, isRemoved } = document
        const file = held.find((each) => each.id === id)?.file
        return (
          <chakra.li key={id} display="grid" gap="3">
            {file && (
              <FileFrame>
                <FileThumb file={file} />
                <chakra.span minWidth="0" opacity={isRemoved ? 0.6 : 1}>
                  <FileName>{file.name}</FileName>
                  <FileMeta>{isRemoved ? <Text id="estates.renovations.removedNow" /> : writtenSize(file.size)}</FileMeta>
                </chakra.span>
                <IconButton
                  icon={isRemoved ? RotateCcw : Trash2}
                  label={text(isRemoved ? 'estates.renovations.keepDocument' : 'estates.renovations.removeDocument', { name: customName })}
                  onClick={() => void setFieldValue('documents', documents.with(place, { ...document, isRemoved: !isRemoved }))}
                />
              </FileFrame>
            )}
            {!isRemoved && <DocumentFields of={`documents[${place}]`} />}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
