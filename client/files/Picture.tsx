import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { sourcesOf } from '#schema/files/pictures.ts'
import type { StoredFile } from './files.ts'
import { useTries } from './useTries.ts'

interface PictureProps extends HTMLChakraProps<'img'> {
  file: Pick<StoredFile, 'url' | 'width' | 'height'>
  /** Empty where the text beside it says the same. */
  alt: string
  /** How wide it shows, as in the `sizes` of HTML; the browser picks the smallest that will do. */
  sizes: string
  /** The picture that the screen opens with; all others wait until they come near. */
  first?: boolean
}

/** A stored picture in the size that fits. It keeps its place while it loads. */
export function Picture({ file, first = false, ...props }: PictureProps) {
  const { tries, fail } = useTries()
  return (
    <chakra.img
      key={tries}
      onError={fail}
      src={`${file.url}?w=480`}
      srcSet={sourcesOf(file)}
      htmlWidth={file.width ?? undefined}
      htmlHeight={file.height ?? undefined}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      maxWidth="full"
      {...props}
    />
  )
}
