import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Picture } from '#client/files/Picture.tsx'
import { OpenImageViewer } from '#client/files/viewer/OpenImageViewer.tsx'
import { useText } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { RoomComment } from './useRoom.ts'

/** Small; each opens large, with the others beside it. */
export function CommentPictures({ comment: { pictures, createdAt } }: { comment: RoomComment }) {
  const [opened, setOpened] = useState<number>()
  const text = useText()
  if (!pictures?.length) return null
  const files = pictures.map(({ file }) => file)
  return (
    <>
      <Grid>
        {files.map((file, index) => (
          <li key={file.id}>
            <Thumb
              type="button"
              aria-haspopup="dialog"
              aria-label={text('estates.interior.comments.picture', {
                number: index + 1,
                count: files.length,
                date: writtenDay(createdAt),
              })}
              onClick={() => setOpened(index)}
            >
              <Picture file={file} alt="" sizes="120px" width="full" height="full" objectFit="cover" />
            </Thumb>
          </li>
        ))}
      </Grid>
      {opened !== undefined && <OpenImageViewer pictures={files} start={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    marginTop: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(104px, 30%), 120px))',
  },
})
const Thumb = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '1',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'sunken',
    cursor: 'zoom-in',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})
