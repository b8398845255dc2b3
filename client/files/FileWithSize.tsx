import { chakra } from '@chakra-ui/react'
import { writtenSize } from '#client/ui/writing.ts'
import { FileLink } from './FileLink.tsx'
import type { StoredFile } from './files.ts'

/** A stored file and how large it is, kept together where a line breaks. */
export const FileWithSize = ({ file }: { file: StoredFile }) => (
  <span>
    <FileLink file={file} preview />
    <chakra.span marginStart="3" whiteSpace="nowrap">
      {writtenSize(file.size)}
    </chakra.span>
  </span>
)
