import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { ControlProps } from '#client/ui/form/FieldFrame.tsx'
import { accepted } from './fileRules.ts'

interface PickedFilesProps {
  control: ControlProps
  picker: RefObject<HTMLInputElement | null>
  onFiles: (files: File[]) => void
}

/** Where a browser lets documents be chosen; seen by nobody, and opened by the area around it. */
export const PickedFiles = ({ control, picker, onFiles }: PickedFilesProps) => (
  <chakra.input
    {...control}
    ref={picker}
    type="file"
    accept={accepted.document}
    multiple
    srOnly
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      // The same file may be chosen again after it was taken away.
      target.value = ''
    }}
  />
)
