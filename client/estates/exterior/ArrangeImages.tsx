import { chakra } from '@chakra-ui/react'
import { Picture } from '#client/files/Picture.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SortableList } from '../sorting/SortableList.tsx'
import { useImageNames } from './imageNames.ts'
import type { ExteriorScreen, Image } from './useExterior.ts'

/** The pictures, to be put in order by hand, by keys or by buttons. */
export function ArrangeImages({ images, onMove }: { images: readonly Image[]; onMove: ExteriorScreen['move'] }) {
  const nameOf = useImageNames(images)
  return (
    <Stack gap="4">
      <chakra.p color="muted">
        <Text id="estates.exterior.arrangeHelp" />
      </chakra.p>
      <SortableList items={images} nameOf={nameOf} label={<Text id="estates.exterior.photos" />} markOf={markOf} onMove={onMove} />
    </Stack>
  )
}

const markOf = ({ file }: Image) => (
  <Picture file={file} alt="" sizes="72px" width="72px" height="48px" objectFit="cover" borderRadius="control" flexShrink="0" />
)
