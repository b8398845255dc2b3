import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { ArrowLeft, ArrowRight, RotateCcw, Trash2 } from 'lucide-react'
import { Picture } from '#client/files/Picture.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { PictureSide } from '#schema/estates/renovations.words.ts'
import type { HeldPicture, RenovationValues } from './renovationForm.ts'
import type { RenovationPicture } from './useRenovations.ts'

/** The pictures of one side: what they say, their order, which of them go, and new ones. */
export function PicturesField({ side, held }: { side: PictureSide; held: readonly RenovationPicture[] }) {
  const { values, setFieldValue } = useFormikContext<RenovationValues>()
  const text = useText()
  const all = values.pictures
  const mine = all.flatMap((picture, place) => (picture.side === side ? [{ picture, place }] : []))
  const put = (place: number, picture: HeldPicture) => void setFieldValue('pictures', all.with(place, picture))
  const swap = (one: number, other: number) => void setFieldValue('pictures', all.with(one, all[other]!).with(other, all[one]!))

  return (
    <>
      {mine.length > 0 && (
        <Grid aria-label={text(`estates.renovations.side.${side}`)}>
          {mine.map(({ picture, place }, index) => {
            const named = { side: text(`estates.renovations.side.${side}`), number: index + 1 }
            const [before, after] = [mine[index - 1], mine[index + 1]]
            const file = held.find(({ id }) => id === picture.id)?.file
            return (
              <chakra.li key={picture.id} minWidth="0" display="grid" gap="2" alignContent="start">
                {file && (
                  <Picture
                    file={file}
                    alt=""
                    sizes="240px"
                    width="full"
                    aspectRatio="4 / 3"
                    objectFit="cover"
                    borderRadius="control"
                    bg="sunken"
                    opacity={picture.isRemoved ? 0.4 : 1}
                  />
                )}
                <chakra.div display="flex" alignItems="center">
                  {before && (
                    <IconButton
                      icon={ArrowLeft}
                      label={text('estates.renovations.earlier', named)}
                      onClick={() => swap(place, before.place)}
                    />
                  )}
                  {after && (
                    <IconButton
                      icon={ArrowRight}
                      label={text('estates.renovations.later', named)}
                      onClick={() => swap(place, after.place)}
                    />
                  )}
                  <IconButton
                    marginStart="auto"
                    icon={picture.isRemoved ? RotateCcw : Trash2}
                    label={text(picture.isRemoved ? 'estates.renovations.keepPicture' : 'estates.renovations.removePicture', named)}
                    onClick={() => put(place, { ...picture, isRemoved: !picture.isRemoved })}
                  />
                </chakra.div>
                {picture.isRemoved ? (
                  <chakra.p textStyle="meta" color="muted">
                    <Text id="estates.renovations.removedNow" />
                  </chakra.p>
                ) : (
                  <TextField name={`pictures[${place}].caption`} label="estates.renovations.caption" maxLength={255} optional />
                )}
              </chakra.li>
            )
          })}
        </Grid>
      )}
      <UploadField
        name={side === 'before' ? 'beforeIds' : 'afterIds'}
        label={side === 'before' ? 'estates.renovations.beforePictures' : 'estates.renovations.afterPictures'}
        kind="image"
        multiple
        optional
      />
    </>
  )
}

const Grid = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' },
})
