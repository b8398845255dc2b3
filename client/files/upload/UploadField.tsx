import { chakra } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { FileRow } from '#client/files/FileRow.tsx'
import { isPicture, type StoredFile } from '#client/files/files.ts'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { type FieldProps, useFormField } from '#client/ui/form/useFormField.ts'
import { notify } from '#client/ui/notify.ts'
import { DropArea } from './DropArea.tsx'
import { accepted, maxFiles, type UploadKind } from './fileRules.ts'
import { isUnderWay } from './queue.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './useUploads.ts'

interface UploadFieldProps extends FieldProps {
  kind: UploadKind
  /** Up to ten files; the form then holds a list of ids. */
  multiple?: boolean
  /** What the record holds already, until another takes its place. */
  current?: StoredFile
  /** Pictures open in the viewer. */
  preview?: boolean
}

/** The form holds the id of what was uploaded; the record that is saved with it adopts it. */
export function UploadField({ name, label, help, optional, faults, kind, multiple = false, current, preview = true }: UploadFieldProps) {
  const text = useText()
  const picker = useRef<HTMLInputElement>(null)
  const [isWaitedFor, setWaitedFor] = useState(false)
  const own = useMemo(
    () => ({ required: isWaitedFor ? 'files.stillUploading' : 'files.required', ...faults }) as const,
    [isWaitedFor, faults],
  )
  const { id, faultText, change, touch, ...limits } = useFormField<string | string[] | null>({ name, label, faults: own })
  const { uploads, add, remove, retry } = useUploads({
    kind,
    multiple,
    onStored: (ids) => void change(multiple ? ids : (ids[0] ?? '')),
    onTooMany: () => notify.warning('files.tooMany', { values: { max: multiple ? maxFiles : 1 } }),
  })
  const underWay = uploads.some(isUnderWay)
  if (underWay !== isWaitedFor) setWaitedFor(underWay)

  const pick = () => picker.current?.click()
  const shown = !multiple && !uploads.length ? current : undefined
  const isFull = multiple ? uploads.length >= maxFiles : uploads.length > 0 || !!shown

  return (
    <FieldFrame id={id} label={label} help={help} optional={optional ?? (limits.optional && !current)} faultText={faultText}>
      {(control) => (
        <DropArea kind={kind} multiple={multiple} isFull={isFull} isFaulty={!!faultText} onFiles={add} onPick={pick}>
          <chakra.input
            {...control}
            ref={picker}
            type="file"
            name={name}
            accept={accepted[kind]}
            multiple={multiple}
            srOnly
            onBlur={() => !underWay && void touch()}
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              // The same file may be chosen again after it was taken away.
              target.value = ''
            }}
          />
          {shown && <FileRow file={shown} preview={preview && isPicture(shown)} onReplace={pick} />}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              preview={preview}
              onRemove={() => remove(upload.key)}
              onRetry={() => retry(upload.key)}
            />
          ))}
          <chakra.span srOnly aria-live="polite">
            {underWay ? text('files.uploading', { count: uploads.filter(isUnderWay).length }) : ''}
          </chakra.span>
        </DropArea>
      )}
    </FieldFrame>
  )
}
