import { chakra, Link } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { isPdf, isPicture, type StoredFile } from './files.ts'
import { OpenImageViewer } from './viewer/OpenImageViewer.tsx'

interface FileLinkProps {
  file: StoredFile
  /** Pictures open in the viewer. */
  preview?: boolean
}

/** A stored file by its name: a picture opens here, a PDF beside this page, and everything else is downloaded. */
export function FileLink({ file, preview = false }: FileLinkProps) {
  const [isOpen, setOpen] = useState(false)
  if (preview && isPicture(file)) {
    return (
      <>
        <Link as="button" aria-haspopup="dialog" textAlign="start" onClick={() => setOpen(true)}>
          {file.name}
        </Link>
        {isOpen && <OpenImageViewer pictures={[file]} onClose={() => setOpen(false)} />}
      </>
    )
  }
  if (!isPdf(file)) {
    return (
      <Link href={file.url} download={file.name}>
        {file.name}
      </Link>
    )
  }
  return (
    <Link href={file.url} target="_blank" rel="noopener">
      {file.name}
      <chakra.span srOnly>
        {' '}
        <Text id="common.opensInNewWindow" />
      </chakra.span>
    </Link>
  )
}
