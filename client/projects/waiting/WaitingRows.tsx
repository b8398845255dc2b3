import { chakra } from '@chakra-ui/react'
import { CloudUpload, Download, Trash2 } from 'lucide-react'
import { FileFrame, FileMeta, FileName, FileThumb } from '#client/files/FileRow.tsx'
import { fileFaultWords } from '#client/files/upload/fileRules.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { percentSent } from '#client/ui/percent.ts'
import { writtenSize } from '#client/ui/writing.ts'
import { takeBack } from './sending.ts'
import { isFile, onItsWay, useWaitingOf, type WaitingFile } from './waiting.ts'

/** What was taken for a point and is on this device alone: on its way, waiting for a line, or refused. */
export const WaitingRows = ({ pointId }: { pointId: string }) =>
  useWaitingOf(pointId)
    .filter(isFile)
    .map((item) => (
      <chakra.li key={item.id} gridColumn="1 / -1" height="auto!" aspectRatio="auto!">
        <WaitingRow item={item} />
      </chakra.li>
    ))

function WaitingRow({ item: { id, file, fault } }: { item: WaitingFile }) {
  const text = useText()
  const faultText = useFaultText()
  const going = onItsWay.use()
  const size = writtenSize(file.size)
  return (
    <FileFrame faulty={!!fault}>
      <FileThumb file={file} faulty={!!fault} />
      <span>
        <FileName>{file.name}</FileName>
        {fault ? (
          <FileMeta color="critical">{faultText(fault, fileFaultWords)}</FileMeta>
        ) : (
          <FileMeta>
            <chakra.span display="inline-flex" gap="1" alignItems="center">
              <CloudUpload size={16} aria-hidden />
              {going?.id === id ? (
                <Text id="files.progress" values={{ sent: writtenSize(going.sent), size, percent: percentSent(going.sent, file.size) }} />
              ) : (
                <Text id="projects.waits.state" />
              )}
            </chakra.span>
          </FileMeta>
        )}
      </span>
      <chakra.span display="flex">
        {fault && (
          <IconButton icon={Download} label={text('projects.waits.download', { name: file.name })} onClick={() => download(file)} />
        )}
        <IconButton icon={Trash2} label={text('files.remove', { name: file.name })} onClick={() => void takeBack(id)} />
      </chakra.span>
    </FileFrame>
  )
}

/** What can't be sent can still be kept elsewhere. */
function download(file: File) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Some browsers fetch it only once the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
