import { chakra, Spinner } from '@chakra-ui/react'
import { RotateCw, Trash2, X } from 'lucide-react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileFrame, FileMeta, FileName, FileThumb, PreviewButton } from '#client/files/FileRow.tsx'
import { isPicture, type StoredFile } from '#client/files/files.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { percentSent } from '#client/ui/percent.ts'
import { ProgressLine } from '#client/ui/ProgressLine.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { fileFaultWords } from './fileRules.ts'
import { isUnderWay, type Upload } from './queue.ts'

interface UploadRowProps {
  upload: Upload
  preview: boolean
  onRemove: () => void
  onRetry: () => void
}

/** One chosen file: on its way with a bar and a number, stored, or refused with what to do about it. */
export function UploadRow({ upload, preview, onRemove, onRetry }: UploadRowProps) {
  const { file, state, canRetry, stored } = upload
  const text = useText()
  const shown: StoredFile | undefined = stored && { id: stored.id, name: file.name, type: file.type, size: file.size, url: stored.url }
  const isPreviewed = shown !== undefined && preview && isPicture(shown)
  return (
    <FileFrame faulty={state === 'failed'}>
      {isUnderWay(upload) ? <Turning /> : <FileThumb file={file} faulty={state === 'failed'} />}
      <span>
        <FileName>{shown && !isPreviewed ? <FileLink file={shown} /> : file.name}</FileName>
        <UploadState upload={upload} />
      </span>
      <chakra.span display="flex">
        {isPreviewed && <PreviewButton file={shown} />}
        {state === 'failed' && canRetry && (
          <IconButton icon={RotateCw} label={text('files.retry', { name: file.name })} onClick={onRetry} />
        )}
        {isUnderWay(upload) ? (
          <IconButton icon={X} label={text('files.cancel', { name: file.name })} onClick={onRemove} />
        ) : (
          <IconButton icon={Trash2} label={text('files.remove', { name: file.name })} onClick={onRemove} />
        )}
      </chakra.span>
    </FileFrame>
  )
}

const Turning = () => (
  <chakra.span width="48px" height="48px" borderRadius="6px" display="grid" placeItems="center" bg="sunken" color="muted">
    <Spinner aria-hidden />
  </chakra.span>
)

function UploadState({ upload: { file, state, sent, fault } }: { upload: Upload }) {
  const faultText = useFaultText()
  const size = writtenSize(file.size)
  if (state === 'failed') return <FileMeta color="critical">{faultText(fault ?? 'interrupted', fileFaultWords)}</FileMeta>
  if (state === 'stored') {
    return (
      <FileMeta>
        <Text id="files.stored" values={{ size }} />
      </FileMeta>
    )
  }
  const percent = percentSent(sent, file.size)
  return (
    <>
      <FileMeta>
        {state === 'waiting' ? (
          <Text id="files.waiting" values={{ size }} />
        ) : (
          <Text id="files.progress" values={{ sent: writtenSize(sent), size, percent }} />
        )}
      </FileMeta>
      <ProgressLine label={file.name} percent={percent} marginTop="1" />
    </>
  )
}
