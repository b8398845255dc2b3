import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { nameWithoutEnding } from '#client/files/files.ts'
import { DropArea } from '#client/files/upload/DropArea.tsx'
import { maxFiles } from '#client/files/upload/fileRules.ts'
import { PickedFiles } from '#client/files/upload/PickedFiles.tsx'
import { UploadRow } from '#client/files/upload/UploadRow.tsx'
import { useHeld, waitingWords, waitsFor } from '#client/files/upload/useHeld.ts'
import { useUploads } from '#client/files/upload/useUploads.ts'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { notify } from '#client/ui/notify.ts'
import { DocumentFields } from './DocumentFields.tsx'
import type { RenovationValues } from './renovationForm.ts'

/** Documents that are added, each with its type and its subject, which starts as the file's name. */
export function NewDocuments() {
  const picker = useRef<HTMLInputElement>(null)
  const { values, setFieldValue } = useFormikContext<RenovationValues>()
  const { id, faultText, hold } = useFormField({
    name: 'newDocuments',
    label: 'estates.renovations.newDocuments',
    faults: waitingWords,
    isFleeting: true,
  })
  const documentOf = (fileId: string) => values.newDocuments.find((document) => document.fileId === fileId)
  const { uploads, add, remove, retry } = useUploads({
    kind: 'document',
    multiple: true,
    onStored: (ids) =>
      void setFieldValue(
        'newDocuments',
        ids.map((fileId) => documentOf(fileId) ?? { fileId, documentType: 'receipt', customName: nameOf(fileId) }),
      ),
    onTooMany: () => notify.warning('files.tooMany', { values: { max: maxFiles } }),
  })
  const nameOf = (fileId: string) => nameWithoutEnding(uploads.find(({ stored }) => stored?.id === fileId)!.file)
  useHeld(waitsFor(uploads), hold)
  const placeOf = (fileId: string | undefined) => values.newDocuments.findIndex((document) => document.fileId === fileId)
  const pick = () => picker.current?.click()

  return (
    <FieldFrame id={id} label="estates.renovations.newDocuments" optional faultText={faultText}>
      {(control) => (
        <DropArea kind="document" multiple isFull={uploads.length >= maxFiles} isFaulty={!!faultText} onFiles={add} onPick={pick}>
          <PickedFiles control={control} picker={picker} onFiles={add} />
          {uploads.map((upload) => {
            const place = placeOf(upload.stored?.id)
            return (
              <chakra.div key={upload.key} display="grid" gap="3" marginBottom="3">
                <UploadRow upload={upload} preview onRemove={() => remove(upload.key)} onRetry={() => retry(upload.key)} />
                {place >= 0 && <DocumentFields of={`newDocuments[${place}]`} />}
              </chakra.div>
            )
          })}
        </DropArea>
      )}
    </FieldFrame>
  )
}
