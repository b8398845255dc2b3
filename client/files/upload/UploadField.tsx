import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { FileRow } from '#client/files/FileRow.tsx'
import { isPicture, nameWithoutEnding, type StoredFile } from '#client/files/files.ts'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { type FieldProps, useFormField } from '#client/ui/form/useFormField.ts'
import { notify } from '#client/ui/notify.ts'
import { DropArea } from './DropArea.tsx'
import { accepted, faultOf, maxFiles, type UploadKind } from './fileRules.ts'
import { isUnderWay } from './queue.ts'
import { UploadRow } from './UploadRow.tsx'
import { useHeld, waitingWords, waitsFor } from './useHeld.ts'
import { useUploads } from './useUploads.ts'

const words = { required: 'files.required', ...waitingWords } as const

interface UploadFieldProps extends FieldProps {
  kind: UploadKind
  /** Up to ten files; the form then holds a list of ids. */
  multiple?: boolean
  /** What the record holds already, until another takes its place. */
  current?: StoredFile
  /** Pictures open in the viewer. */
  preview?: boolean
  /** The field that says what it is about: while nobody has written there, the file's own name does. */
  names?: string
}

/** The form holds the id of what was uploaded; the record that is saved with it adopts it. */
export function UploadField({
  name,
  label,
  help,
  optional,
  faults,
  kind,
  multiple = false,
  current,
  preview = true,
  names,
}: UploadFieldProps) {
  const text = useText()
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, add, remove, retry } = useUploads({
    kind,
    multiple,
    onStored: (ids) => void change(multiple ? ids : (ids[0] ?? '')),
    onTooMany: () => notify.warning('files.tooMany', { values: { max: multiple ? maxFiles : 1 } }),
  })
  const waits = waitsFor(uploads)
  const own = useMemo(() => ({ ...words, required: words[waits ?? 'required'], ...faults }) as const, [faults, waits])
  const { id, value, faultText, change, touch, hold, ...limits } = useFormField<string | string[] | null>({
    name,
    label,
    faults: own,
    isFleeting: true,
  })
  useHeld(waits, hold)
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>()
  const named = useRef<string>(undefined)
  function choose(files: File[]) {
    const [first] = files
    if (names && first && !faultOf(first, kind) && (!values[names] || values[names] === named.current))
      void setFieldValue(names, (named.current = nameWithoutEnding(first)))
    add(files)
  }
  const pick = () => picker.current?.click()
  const [isTaken, setTaken] = useState(false)
  const shown = !multiple && !uploads.length && !isTaken ? current : undefined
  /** The form holds the file that the record has: without it, the record has none. */
  const mayGo = optional && shown && value === shown.id
  function takeAway() {
    setTaken(true)
    picker.current?.focus()
    void change('')
  }
  const isFull = multiple ? uploads.length >= maxFiles : uploads.length > 0 || !!shown

  return (
    <FieldFrame id={id} label={label} help={help} optional={optional ?? (limits.optional && !current)} faultText={faultText}>
      {(control) => (
        <DropArea kind={kind} multiple={multiple} isFull={isFull} isFaulty={!!faultText} onFiles={choose} onPick={pick}>
          <chakra.input
            {...control}
            ref={picker}
            type="file"
            name={name}
            accept={accepted[kind]}
            multiple={multiple}
            srOnly
            onBlur={() => !waits && void touch()}
            onChange={({ target }) => {
              choose([...(target.files ?? [])])
              // The same file may be chosen again after it was taken away.
              target.value = ''
            }}
          />
          {shown && <FileRow file={shown} preview={preview && isPicture(shown)} onReplace={pick} onRemove={mayGo && takeAway} />}
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
            {waits === 'stillUploading' ? text('files.uploading', { count: uploads.filter(isUnderWay).length }) : ''}
          </chakra.span>
        </DropArea>
      )}
    </FieldFrame>
  )
}
