import { chakra } from '@chakra-ui/react'
import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileFrame, FileMeta, FileThumb } from '#client/files/FileRow.tsx'
import { isPicture } from '#client/files/files.ts'
import { Picture } from '#client/files/Picture.tsx'
import { OpenImageViewer } from '#client/files/viewer/OpenImageViewer.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import type { Deviation } from './deviation.ts'

const sides = [
  { side: 'before', icon: TriangleAlert },
  { side: 'after', icon: Check },
] as const

/** How it was beside how it has become, in the same crop; papers below. */
export function DeviationPictures({ files }: { files: NonNullable<Deviation['files']> }) {
  const text = useText()
  const [shown, setShown] = useState<string>()
  const pictures = files.filter(({ file }) => isPicture(file))
  const papers = files.filter(({ file }) => !isPicture(file))
  const start = pictures.findIndex(({ id }) => id === shown)
  return (
    <>
      {pictures.length > 0 && (
        <Beside>
          {sides.map(({ side, icon: Icon }) => {
            const own = pictures.filter((picture) => picture.side === side)
            return (
              own.length > 0 && (
                <Stack key={side} gap="2" as="section" aria-label={text(`deviations.side.${side}`)}>
                  {own.map(({ id, file }) => (
                    <Frame
                      key={id}
                      aria-haspopup="dialog"
                      aria-label={text('files.preview', { name: file.name })}
                      onClick={() => setShown(id)}
                    >
                      <Picture file={file} alt="" sizes="(min-width: 960px) 400px, 100vw" width="full" height="full" objectFit="cover" />
                    </Frame>
                  ))}
                  <chakra.p textStyle="meta" color="muted" display="flex" alignItems="center" gap="2">
                    <Icon size={16} aria-hidden />
                    <Text id={`deviations.side.${side}`} />
                  </chakra.p>
                </Stack>
              )
            )
          })}
        </Beside>
      )}
      {papers.map(({ id, file, side }) => (
        <FileFrame key={id}>
          <FileThumb file={file} />
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <FileLink file={file} />
            <FileMeta>
              <Text id={`deviations.side.${side}`} /> · {writtenSize(file.size)}
            </FileMeta>
          </chakra.span>
        </FileFrame>
      ))}
      {start >= 0 && <OpenImageViewer pictures={pictures.map(({ file }) => file)} start={start} onClose={() => setShown(undefined)} />}
    </>
  )
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Frame = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '4 / 3',
    borderRadius: 'card',
    overflow: 'hidden',
    cursor: 'pointer',
    bg: 'sunken',
  },
})
