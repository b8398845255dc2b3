import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { RotateCcw, Trash2 } from 'lucide-react'
import { Picture } from '#client/files/Picture.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { CommentValues } from './commentForm.ts'
import type { RoomComment } from './useRoom.ts'

/** The pictures that a comment holds already; each can be taken away, and is until then only marked. */
export function HeldPictures({ pictures }: { pictures: NonNullable<RoomComment['pictures']> }) {
  const { values, setFieldValue } = useFormikContext<CommentValues>()
  const text = useText()
  const removed = new Set(values.removedPictureIds)
  const toggle = (id: string) =>
    void setFieldValue('removedPictureIds', removed.has(id) ? [...removed].filter((other) => other !== id) : [...removed, id])
  return (
    <Grid aria-label={text('estates.interior.comments.pictures')}>
      {pictures.map(({ id, file }, index) => {
        const isRemoved = removed.has(id)
        return (
          <chakra.li key={id} minWidth="0">
            <Picture
              file={file}
              alt=""
              sizes="120px"
              width="full"
              aspectRatio="1"
              objectFit="cover"
              borderRadius="control"
              opacity={isRemoved ? 0.4 : 1}
            />
            <chakra.div display="flex" alignItems="center">
              <IconButton
                icon={isRemoved ? RotateCcw : Trash2}
                label={text(isRemoved ? 'estates.interior.comments.keep' : 'estates.interior.comments.remove', { number: index + 1 })}
                onClick={() => toggle(id)}
              />
              {isRemoved && (
                <chakra.span textStyle="meta" color="muted">
                  <Text id="estates.interior.comments.removedNow" />
                </chakra.span>
              )}
            </chakra.div>
          </chakra.li>
        )
      })}
    </Grid>
  )
}

const Grid = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 120px))' },
})
