import { useText } from '#client/messages/Text.tsx'
import type { Image } from './useExterior.ts'

/** What a picture is called: by its caption, else by its place. */
export function useImageNames(images: readonly Image[]) {
  const text = useText()
  return (image: Image) =>
    image.caption ?? text('estates.exterior.picture', { number: images.findIndex(({ id }) => id === image.id) + 1, count: images.length })
}
