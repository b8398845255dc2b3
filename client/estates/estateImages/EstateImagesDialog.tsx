import { chakra } from '@chakra-ui/react'
import { useUndo } from '#client/data/useUndo.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { AddEstateImage } from './AddEstateImage.tsx'
import { EstateImage } from './EstateImage.tsx'
import { type EstateImages, useEstateImages } from './useEstateImages.ts'

/** The pictures of an estate: to look at, to add to, and to choose the one from that it is known by. */
export function EstateImagesDialog({ estateId, onClose }: { estateId: string; onClose: () => void }) {
  const kept = useEstateImages(estateId)
  return (
    <FormDialog title={<Text id="estates.images.title" />} text={<Text id="estates.images.lead" />} onClose={onClose}>
      <Answered
        answer={{ ...kept, data: kept.images }}
        skeleton={
          <Loading>
            <SkeletonPicture height="220px" />
          </Loading>
        }
      >
        {(images) => (
          <>
            <AddEstateImage estateId={estateId} onStored={kept.takeIn} />
            <Shown images={images} kept={kept} />
          </>
        )}
      </Answered>
    </FormDialog>
  )
}

function Shown({ images, kept }: { images: NonNullable<EstateImages['images']>; kept: EstateImages }) {
  const text = useText()
  const { lineOf, isGone, start } = useUndo()
  const shown = images.filter(({ id }) => !isGone(id))
  const choose = (fileId: string) =>
    void kept.choose(fileId).then(
      () => notify.success('estates.exterior.chosenNow'),
      () => undefined, // The call tells what goes wrong.
    )
  if (!shown.length) {
    return (
      <chakra.p color="muted">
        <Text id="estates.images.empty" />
      </chakra.p>
    )
  }
  return (
    <>
      <Grid>
        {shown.map((image, index) => {
          const name = text('estates.images.picture', { number: index + 1 })
          const line = lineOf(image.id)
          return line ? (
            <li key={image.id}>
              <UndoLine {...line}>
                <Text id="estates.images.removed" values={{ name }} />
              </UndoLine>
            </li>
          ) : (
            <EstateImage
              key={image.id}
              image={image}
              name={name}
              isChosen={image.id === kept.chosenId}
              isOutside={kept.isOutside(image.id)}
              onChoose={() => choose(image.id)}
              onRemove={() => start(image.id, () => kept.remove(image.id))}
            />
          )
        })}
      </Grid>
      {kept.hasMore && <ShowMore shown={images.length} of={kept.totalCount} loading={kept.loading} onMore={kept.more} />}
    </>
  )
}

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  },
})
