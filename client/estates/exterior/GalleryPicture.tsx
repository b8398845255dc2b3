import { chakra } from '@chakra-ui/react'
import { House, ImageUp, Pencil, Trash2 } from 'lucide-react'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import { Picture } from '#client/files/Picture.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import type { Image } from './useExterior.ts'

interface GalleryPictureProps {
  image: Image
  name: string
  isLarge: boolean
  /** The estate is known by it. */
  isChosen: boolean
  onOpen: () => void
  /** Those that are allowed; nothing where none is. */
  actions: { caption?: () => void; choose?: () => void; remove?: () => void } | undefined
}

const large = '(min-width: 1280px) 620px, (min-width: 960px) 65vw, 100vw'
const small = '(min-width: 640px) 300px, 100vw'

export function GalleryPicture({ image, name, isLarge, isChosen, onOpen, actions }: GalleryPictureProps) {
  const historyOf = useHistoryAction()
  const text = useText()
  return (
    <chakra.li minWidth="0">
      <figure>
        <Opener
          type="button"
          aria-haspopup="dialog"
          aria-label={text('estates.exterior.open', { name })}
          aspectRatio={isLarge ? '16 / 10' : '4 / 3'}
          onClick={onOpen}
        >
          <Picture file={image.file} alt="" sizes={isLarge ? large : small} first={isLarge} width="full" height="full" objectFit="cover" />
        </Opener>
        <chakra.figcaption display="flex" alignItems="center" gap="2" minHeight={actions ? 'target' : undefined} marginTop="1">
          <chakra.span flex="1" minWidth="0" overflowWrap="anywhere" textStyle={isLarge ? 'base' : 'meta'}>
            {image.caption}
            {isChosen && actions && (
              <chakra.span display="flex" alignItems="center" gap="1" textStyle="meta" color="brand.fg">
                <House size={14} aria-hidden />
                <Text id="estates.exterior.chosen" />
              </chakra.span>
            )}
          </chakra.span>
          {actions && (
            <RowMenu
              label={text('estates.exterior.actions', { name })}
              actions={[
                actions.caption !== undefined && {
                  name: 'caption',
                  icon: Pencil,
                  text: <Text id={image.caption ? 'estates.exterior.changeCaption' : 'estates.exterior.writeCaption'} />,
                  onSelect: actions.caption,
                },
                !isChosen &&
                  actions.choose !== undefined && {
                    name: 'choose',
                    icon: ImageUp,
                    text: <Text id="estates.exterior.choose" />,
                    onSelect: actions.choose,
                  },
                actions.remove !== undefined && {
                  name: 'remove',
                  icon: Trash2,
                  text: <Text id="estates.exterior.remove" />,
                  onSelect: actions.remove,
                },
                ...historyOf(image.id),
              ]}
            />
          )}
        </chakra.figcaption>
      </figure>
    </chakra.li>
  )
}

const Opener = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'sunken',
    cursor: 'zoom-in',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})
