import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useMemo, useRef } from 'react'
import { nameWithoutEnding } from '#client/files/files.ts'
import { DropArea } from '#client/files/upload/DropArea.tsx'
import { maxFiles } from '#client/files/upload/fileRules.ts'
import { PickedFiles } from '#client/files/upload/PickedFiles.tsx'
import { UploadRow } from '#client/files/upload/UploadRow.tsx'
import { useHeld, waitingWords, waitsFor } from '#client/files/upload/useHeld.ts'
import { useUploads } from '#client/files/upload/useUploads.ts'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { notify } from '#client/ui/notify.ts'
import type { SendValues } from './sendForm.ts'

const words = { required: 'mailbox.task.chooseDocuments', ...waitingWords } as const
const subject = { required: 'mailbox.task.writeName' } as const

/** Up to ten documents, each with a name of its own, which starts as the file's. */
export function DocumentsField() {
  const picker = useRef<HTMLInputElement>(null)
  const { values, setFieldValue } = useFormikContext<SendValues>()
  const documentOf = (fileId: string) => values.documents.find((document) => document.fileId === fileId)
  const { uploads, add, remove, retry } = useUploads({
    kind: 'document',
    multiple: true,
    onStored: (ids) =>
      void setFieldValue(
        'documents',
        ids.map((fileId) => documentOf(fileId) ?? { fileId, customName: nameOf(fileId) }),
      ),
    onTooMany: () => notify.warning('files.tooMany', { values: { max: maxFiles } }),
  })
  const nameOf = (fileId: string) => nameWithoutEnding(uploads.find(({ stored }) => stored?.id === fileId)!.file)
  const waits = waitsFor(uploads)
  const faults = useMemo(() => ({ ...words, required: words[waits ?? 'required'] }), [waits])
  const { id, faultText, hold } = useFormField<SendValues['documents']>({
    name: 'documents',
    label: 'mailbox.task.documents',
    faults,
    isFleeting: true,
  })
  useHeld(waits, hold)
  const placeOf = (fileId: string | undefined) => values.documents.findIndex((document) => document.fileId === fileId)
  const pick = () => picker.current?.click()

  return (
    <FieldFrame id={id} label="mailbox.task.documents" faultText={faultText}>
      {(control) => (
        <DropArea kind="document" multiple isFull={uploads.length >= maxFiles} isFaulty={!!faultText} onFiles={add} onPick={pick}>
          <PickedFiles control={control} picker={picker} onFiles={add} />
          {uploads.map((upload) => {
            const place = placeOf(upload.stored?.id)
            return (
              <chakra.div key={upload.key} display="grid" gap="3" marginBottom="3">
                <UploadRow upload={upload} preview onRemove={() => remove(upload.key)} onRetry={() => retry(upload.key)} />
                {place >= 0 && (
                  <TextField name={`documents[${place}].customName`} label="mailbox.task.name" maxLength={255} faults={subject} />
                )}
              </chakra.div>
            )
          })}
        </DropArea>
      )}
    </FieldFrame>
  )
}
