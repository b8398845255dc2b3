import { Button, chakra, Flex } from '@chakra-ui/react'
import { House, Trash2 } from 'lucide-react'
import type { StoredFile } from '#client/files/files.ts'
import { Picture } from '#client/files/Picture.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface EstateImageProps {
  image: StoredFile
  name: string
  isChosen: boolean
  /** Then it is taken away where it is shown. */
  isOutside: boolean
  onChoose: () => void
  onRemove: () => void
}

export function EstateImage({ image, name, isChosen, isOutside, onChoose, onRemove }: EstateImageProps) {
  const text = useText()
  return (
    <chakra.li minWidth="0">
      <Frame isChosen={isChosen}>
        <Picture file={image} alt={name} sizes="(min-width: 640px) 240px, 100vw" width="full" height="full" objectFit="cover" />
      </Frame>
      <Flex gap="2" alignItems="center" minHeight="target" marginTop="2">
        <chakra.div flex="1" minWidth="0">
          {isChosen ? (
            <chakra.span display="inline-flex" alignItems="center" gap="2" color="brand.fg" fontWeight="medium">
              <House size={16} aria-hidden />
              <Text id="estates.exterior.chosen" />
            </chakra.span>
          ) : (
            <Button size="sm" aria-label={text('estates.images.choose', { name })} onClick={onChoose}>
              <Text id="estates.exterior.choose" />
            </Button>
          )}
          {isOutside && (
            <chakra.p textStyle="meta" color="muted" marginTop="1">
              <Text id="estates.images.outside" />
            </chakra.p>
          )}
        </chakra.div>
        {!isOutside && <IconButton icon={Trash2} label={text('estates.images.remove', { name })} flexShrink="0" onClick={onRemove} />}
      </Flex>
    </chakra.li>
  )
}

const Frame = chakra('div', {
  base: { aspectRatio: '4 / 3', borderRadius: 'card', overflow: 'hidden', bg: 'sunken', outlineOffset: '2px' },
  variants: { isChosen: { true: { outline: '2px solid', outlineColor: 'brand' } } },
})
