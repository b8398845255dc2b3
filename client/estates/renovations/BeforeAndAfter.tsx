import { chakra, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { Picture } from '#client/files/Picture.tsx'
import { OpenImageViewer } from '#client/files/viewer/OpenImageViewer.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { pictureSides } from '#schema/estates/renovations.words.ts'
import type { RenovationPicture } from './useRenovations.ts'

/** How it looked: before on the left, after on the right; each opens large, with the others beside it. */
export function BeforeAndAfter({ pictures }: { pictures: readonly RenovationPicture[] }) {
  const [opened, setOpened] = useState<string>()
  const text = useText()
  const sides = pictureSides
    .map((side) => ({ side, shown: pictures.filter((picture) => picture.side === side) }))
    .filter(({ shown }) => shown.length)
  const all = sides.flatMap(({ shown }) => shown)
  const start = all.findIndex(({ id }) => id === opened)
  return (
    <>
      <Sides data-both={sides.length > 1 || undefined}>
        {sides.map(({ side, shown }) => (
          <chakra.section key={side} aria-labelledby={`pictures-${side}`} minWidth="0">
            <Heading id={`pictures-${side}`} as="h3" textStyle="lead" marginBottom="3">
              <Text id={`estates.renovations.side.${side}`} />
            </Heading>
            <ul>
              {shown.map(({ id, caption, file }, index) => (
                <li key={id}>
                  <figure>
                    <Thumb
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={text('estates.renovations.openPicture', {
                        side: text(`estates.renovations.side.${side}`),
                        number: index + 1,
                        count: shown.length,
                      })}
                      onClick={() => setOpened(id)}
                    >
                      <Picture
                        file={file}
                        alt={caption ?? ''}
                        sizes="(min-width: 960px) 420px, 50vw"
                        width="full"
                        height="full"
                        objectFit="cover"
                      />
                    </Thumb>
                    {caption && (
                      <chakra.figcaption textStyle="meta" color="muted" marginTop="1" overflowWrap="anywhere">
                        {caption}
                      </chakra.figcaption>
                    )}
                  </figure>
                </li>
              ))}
            </ul>
          </chakra.section>
        ))}
      </Sides>
      {opened !== undefined && start >= 0 && (
        <OpenImageViewer pictures={all.map(({ file }) => file)} start={start} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', sm: '6' },
    '& ul': { listStyle: 'none', display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' },
    '&[data-both]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-both] ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
const Thumb = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '4 / 3',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'sunken',
    cursor: 'zoom-in',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})
