import { chakra } from '@chakra-ui/react'
import { Camera, FilePlus2, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileFrame, FileMeta, FileThumb } from '#client/files/FileRow.tsx'
import { isPicture } from '#client/files/files.ts'
import { Picture } from '#client/files/Picture.tsx'
import { accepted, faultOf, fileFaultWords, maxFiles as mostOfPoint } from '#client/files/upload/fileRules.ts'
import { usePastedFiles } from '#client/files/upload/usePastedFiles.ts'
import { OpenImageViewer } from '#client/files/viewer/OpenImageViewer.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { isFile, useWaitingOf } from '#client/projects/waiting/waiting.ts'
import { WaitingRows } from '#client/projects/waiting/WaitingRows.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import type { Point } from './usePoint.ts'

interface PointFilesProps {
  point: Pick<Point, 'id' | 'files'>
  /** Of those who may change it: what was taken stays with the point, here until it has been sent. */
  onTake?: ((files: File[]) => void) | undefined
  onRemove?: ((fileId: string) => Promise<unknown>) | undefined
}

/** What shows that it was looked at: pictures side by side, papers below; on a phone the camera comes first. */
export function PointFiles({ point, onTake, onRemove }: PointFilesProps) {
  const text = useText()
  const [shown, setShown] = useState<number>()
  const files = (point.files ?? []).map(({ file }) => file)
  const pictures = files.filter(isPicture)
  const papers = files.filter((file) => !isPicture(file))
  return (
    <Stack gap="3">
      <chakra.div display="flex" alignItems="baseline" gap="3">
        <chakra.h3 fontWeight="medium">
          <Text id="projects.evidence" />
        </chakra.h3>
        <chakra.span textStyle="meta" color="muted">
          <Text id="projects.fileCount" values={{ count: files.length }} />
        </chakra.span>
      </chakra.div>
      {(pictures.length > 0 || onTake) && (
        <Grid>
          {pictures.map((file, index) => (
            <li key={file.id}>
              <PictureButton aria-haspopup="dialog" aria-label={text('files.preview', { name: file.name })} onClick={() => setShown(index)}>
                <Picture file={file} alt="" sizes="(min-width: 600px) 200px, 50vw" width="full" height="full" objectFit="cover" />
              </PictureButton>
              {onRemove && (
                <Remove>
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    variant="outline"
                    label={text('projects.removeFile', { name: file.name })}
                    onClick={() => void onRemove(file.id).catch(() => undefined)}
                  />
                </Remove>
              )}
            </li>
          ))}
          {onTake && files.length < mostOfPoint && <Take pointId={point.id} onTake={onTake} space={mostOfPoint - files.length} />}
        </Grid>
      )}
      {papers.map((file) => (
        <FileFrame key={file.id}>
          <FileThumb file={file} />
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <FileLink file={file} />
            <FileMeta>{writtenSize(file.size)}</FileMeta>
          </chakra.span>
          {onRemove && (
            <IconButton
              icon={Trash2}
              label={text('projects.removeFile', { name: file.name })}
              onClick={() => void onRemove(file.id).catch(() => undefined)}
            />
          )}
        </FileFrame>
      ))}
      {!files.length && !onTake && (
        <chakra.p color="muted">
          <Text id="projects.noFiles" />
        </chakra.p>
      )}
      {shown !== undefined && <OpenImageViewer pictures={pictures} start={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  )
}

/** Two tiles: the camera where there is one in the hand, and whatever lies on the device. */
function Take({ pointId, onTake, space }: { pointId: string; onTake: (files: File[]) => void; space: number }) {
  const text = useText()
  const camera = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const waiting = useWaitingOf(pointId).filter(isFile).length
  const faultText = useFaultText()
  function add(files: File[]) {
    const room = Math.max(0, space - waiting)
    if (files.length > room) notify.warning('files.tooMany', { values: { max: room } })
    const [sound, faulty] = [[] as File[], [] as [File, string][]]
    for (const file of files.slice(0, room)) {
      const fault = faultOf(file, 'document')
      if (fault) faulty.push([file, fault])
      else sound.push(file)
    }
    for (const [file, fault] of faulty) notify.error({ text: `${file.name}: ${faultText(fault, fileFaultWords)}` })
    if (sound.length) onTake(sound)
  }
  usePastedFiles(add)
  const take = ({ target }: { target: HTMLInputElement }) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <chakra.li display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
        <Tile onClick={() => camera.current?.click()}>
          <Camera size={24} aria-hidden />
          <Text id="files.takePhoto" />
        </Tile>
        <input
          ref={camera}
          type="file"
          accept={accepted.image}
          capture="environment"
          hidden
          aria-label={text('files.takePhoto')}
          onChange={take}
        />
      </chakra.li>
      <li>
        <Tile onClick={() => picker.current?.click()}>
          <FilePlus2 size={24} aria-hidden />
          <Text id="projects.addFiles" />
        </Tile>
        <input ref={picker} type="file" multiple hidden aria-label={text('projects.addFiles')} onChange={take} />
      </li>
      <WaitingRows pointId={pointId} />
    </>
  )
}

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 45%), 1fr))',
    '& > li': { position: 'relative', aspectRatio: '1' },
  },
})
const PictureButton = chakra('button', {
  base: { display: 'block', width: 'full', height: 'full', borderRadius: 'control', overflow: 'hidden', cursor: 'pointer', bg: 'sunken' },
})
const Remove = chakra('span', { base: { position: 'absolute', top: '2', insetEnd: '2' } })
const Tile = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      gap: '2',
      width: 'full',
      height: 'full',
      padding: '3',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'control',
      borderRadius: 'control',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { bg: 'brand.subtle' },
    },
  },
  { defaultProps: { type: 'button' } },
)
