import { chakra, Link } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { isPdf, isPicture, type StoredFile } from './files.ts'
import { OpenImageViewer } from './viewer/OpenImageViewer.tsx'

interface FileLinkProps {
  file: StoredFile
  /** Pictures open in the viewer. */
  preview?: boolean
  /** It was opened, in whichever way. */
  onOpen?: () => void
}

/** A stored file by its name: a picture opens here, a PDF beside this page, and everything else is downloaded. */
export function FileLink({ file, preview = false, onOpen }: FileLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    onOpen?.()
  }
  if (preview && isPicture(file)) {
    return (
      <>
        <Link as="button" aria-haspopup="dialog" textAlign="start" onClick={show}>
          {file.name}
        </Link>
        {isOpen && <OpenImageViewer pictures={[file]} onClose={() => setOpen(false)} />}
      </>
    )
  }
  if (!isPdf(file)) {
    return (
      <Link href={file.url} download={file.name} onClick={onOpen}>
        {file.name}
      </Link>
    )
  }
  return (
    <Link href={file.url} target="_blank" rel="noopener" onClick={onOpen}>
      {file.name}
      <chakra.span srOnly>
        {' '}
        <Text id="common.opensInNewWindow" />
      </chakra.span>
    </Link>
  )
}
