import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { OpenImageViewer } from '#client/files/viewer/OpenImageViewer.tsx'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { notify } from '#client/ui/notify.ts'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useRestorable } from '../sorting/useRestorable.ts'
import { GalleryPicture } from './GalleryPicture.tsx'
import { useImageNames } from './imageNames.ts'
import type { ExteriorScreen } from './useExterior.ts'

interface GalleryProps {
  exterior: ExteriorScreen
  may: Rights
  onCaption: (image: string) => void
}

/** The first picture large, the others below it; each opens in the viewer with its neighbours. */
export function Gallery({ exterior, may, onCaption }: GalleryProps) {
  const { images, chosenId } = exterior
  const [opened, setOpened] = useState<string>()
  const nameOf = useImageNames(images)
  const gone = useRestorable({ remove: exterior.remove, restore: exterior.restore, forget: exterior.forget })
  const shown = images.filter(({ id }) => !gone.isWaiting(id))
  const start = shown.findIndex(({ id }) => id === opened)

  const choose = (fileId: string) =>
    void exterior.choose(fileId).then(
      () => notify.success('estates.exterior.chosenNow'),
      () => undefined, // The call tells what goes wrong.
    )
  return (
    <>
      <Grid>
        {images.map((image, index) =>
          gone.isWaiting(image.id) ? (
            <li key={image.id}>
              <UndoLine onUndo={() => gone.undo(image.id)} onGone={() => gone.finish(image.id)}>
                <Text id="estates.exterior.removed" />
              </UndoLine>
            </li>
          ) : (
            <GalleryPicture
              key={image.id}
              image={image}
              name={nameOf(image)}
              isLarge={index === 0}
              isChosen={image.id === chosenId}
              onOpen={() => setOpened(image.id)}
              actions={
                may.change || may.remove
                  ? {
                      ...(may.change && { caption: () => onCaption(image.id), choose: () => choose(image.id) }),
                      ...(may.remove && { remove: () => gone.start(image.id) }),
                    }
                  : undefined
              }
            />
          ),
        )}
      </Grid>
      {start >= 0 && (
        <OpenImageViewer
          pictures={shown.map((image) => ({ ...image.file, name: image.caption ?? image.file.name }))}
          start={start}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    columnGap: '4',
    rowGap: '5',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
})
