import { Button, chakra } from '@chakra-ui/react'
import { File as FileIcon, FileText, FileWarning, Maximize2, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { FileLink } from './FileLink.tsx'
import { isPdf, isPicture, type StoredFile } from './files.ts'
import { useTries } from './useTries.ts'
import { OpenImageViewer } from './viewer/OpenImageViewer.tsx'

/** A file in a frame of its own: mark or thumbnail, name, what there is to say of it, and what can be done with it. */
export const FileFrame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '14px',
    padding: '10px',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'raised',
  },
  variants: { faulty: { true: { borderColor: 'critical' } } },
})

const Thumb = chakra('span', {
  base: {
    width: '48px',
    height: '48px',
    borderRadius: '6px',
    overflow: 'hidden',
    display: 'grid',
    placeItems: 'center',
    bg: 'sunken',
    color: 'muted',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
})

/** A picture of the file, or the mark of its kind. What the browser can't draw shows as its kind too. */
export function FileThumb({ file, faulty }: { file: StoredFile | File; faulty?: boolean }) {
  const { isFailed, fail } = useTries()
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      if ('url' in file) {
        image.src = `${file.url}?w=160`
        return undefined
      }
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const Icon = faulty ? FileWarning : isPdf(file) ? FileText : FileIcon
  return (
    <Thumb aria-hidden>{isPicture(file) && !isFailed && !faulty ? <img ref={show} alt="" onError={fail} /> : <Icon size={20} />}</Thumb>
  )
}

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const
export const FileName = chakra('span', {
  // A link in it ends where its words are cut off, not under what stands beside them. A phone shows all of them.
  base: {
    ...cut,
    fontWeight: 'medium',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    overflowWrap: 'anywhere',
    '& a': { ...cut, minHeight: '24px' },
  },
})
export const FileMeta = chakra('span', {
  base: { display: 'block', textStyle: 'meta', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})

/** Opens one picture in the viewer. */
export function PreviewButton({ file }: { file: StoredFile }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  return (
    <>
      <IconButton
        icon={Maximize2}
        label={text('files.preview', { name: file.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <OpenImageViewer pictures={[file]} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FileRowProps {
  file: StoredFile
  preview: boolean
  onReplace?: () => void
  onRemove?: (() => void) | false | undefined
}

/** What a record holds already. */
export function FileRow({ file, preview, onReplace, onRemove }: FileRowProps): ReactNode {
  const text = useText()
  return (
    <FileFrame>
      <FileThumb file={file} />
      <span>
        <FileName>
          <FileLink file={file} />
        </FileName>
        <FileMeta>{writtenSize(file.size)}</FileMeta>
      </span>
      <chakra.span display="flex" alignItems="center" gridColumn={onReplace && { base: '2', sm: '3' }}>
        {preview && <PreviewButton file={file} />}
        {onReplace && (
          <Button size="sm" onClick={onReplace}>
            <RefreshCw aria-hidden />
            <Text id="files.replace" />
          </Button>
        )}
        {onRemove && <IconButton icon={Trash2} label={text('files.remove', { name: file.name })} onClick={onRemove} />}
      </chakra.span>
    </FileFrame>
  )
}
