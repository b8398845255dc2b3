import { chakra } from '@chakra-ui/react'
import { MapPin } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { StoredFile } from '#client/files/files.ts'
import { Picture } from '#client/files/Picture.tsx'
import { useText } from '#client/messages/Text.tsx'

/** A place on a picture: of its width and of its height. */
export interface Mark {
  x: number
  y: number
}

interface MarkedPictureProps {
  file: Pick<StoredFile, 'url' | 'width' | 'height'>
  name: string
  mark: Mark | null
  /** Where it can be marked: by a tap, or by the keyboard, where arrows move it. */
  onMark?: (mark: Mark) => void
}

const steps: Readonly<Record<string, Mark>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
}
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000

/** A drawing, and where on it something is. */
export function MarkedPicture({ file, name, mark, onMark }: MarkedPictureProps) {
  const text = useText()
  function set({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // A press of a key is a click nowhere: it begins in the middle.
    if (!detail) return mark ? undefined : onMark?.({ x: 0.5, y: 0.5 })
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMark?.({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || !mark) return
    event.preventDefault()
    onMark?.({ x: within(mark.x + step.x), y: within(mark.y + step.y) })
  }
  return (
    <chakra.div position="relative" width="fit-content" maxWidth="full" borderWidth="1px" borderRadius="card" overflow="hidden">
      <Picture file={file} alt={name} sizes="(min-width: 900px) 680px, 100vw" display="block" height="auto" />
      {mark && (
        <chakra.span
          position="absolute"
          left={`${mark.x * 100}%`}
          top={`${mark.y * 100}%`}
          transform="translate(-50%, -100%)"
          color="critical.fg"
          pointerEvents="none"
        >
          <MapPin size={36} strokeWidth={2.5} fill="white" aria-hidden />
          <chakra.span srOnly>{text('deviations.marked')}</chakra.span>
        </chakra.span>
      )}
      {onMark && (
        <chakra.button
          type="button"
          position="absolute"
          inset="0"
          cursor="crosshair"
          outlineOffset="-3px"
          aria-label={text('deviations.form.mark', { name })}
          onClick={set}
          onKeyDown={move}
        />
      )}
    </chakra.div>
  )
}
