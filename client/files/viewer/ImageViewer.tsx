import { chakra, Dialog, Portal } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { StoredFile } from '#client/files/files.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { modal } from '#client/ui/modal.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { useZoom } from './useZoom.ts'
import { scaleOf, zoomSteps } from './zoom.ts'
import { ZoomFrame } from './ZoomFrame.tsx'

export interface ImageViewerProps {
  pictures: readonly StoredFile[]
  /** Which of them shows first. */
  start?: number
  onClose: () => void
}

/** Pictures as large as the screen, one at a time. */
export function ImageViewer({ pictures, start = 0, onClose }: ImageViewerProps) {
  const [index, setIndex] = useState(start)
  const zoom = useZoom()
  const text = useText()
  useFocusReturn()
  const picture = pictures[index]
  if (!picture) return null

  const several = pictures.length > 1
  const turn = (direction: 1 | -1) => {
    setIndex((index + direction + pictures.length) % pictures.length)
    zoom.reset()
  }
  const keys: Record<string, () => void> = {
    '+': zoom.closer,
    '=': zoom.closer,
    '-': zoom.farther,
    '0': zoom.reset,
    ...(several && { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
  }

  return (
    <Dialog.Root {...modal} open size="full" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            bg="sunken"
            aria-label={picture.name}
            onKeyDown={(event) => {
              const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
              if (!act) return
              event.preventDefault()
              act()
            }}
          >
            <Toolbar>
              <chakra.b flex="1" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {picture.name}
              </chakra.b>
              {several && (
                <chakra.span textStyle="meta" color="muted" aria-live="polite">
                  <Text id="files.viewer.position" values={{ index: index + 1, count: pictures.length }} />
                </chakra.span>
              )}
              <IconButton
                icon={ZoomOut}
                label={text('files.viewer.zoomOut')}
                aria-disabled={zoom.view.step <= zoomSteps.min}
                onClick={zoom.farther}
              />
              <chakra.span
                textStyle="meta"
                width="48px"
                textAlign="center"
                fontVariantNumeric="tabular-nums"
                aria-live="polite"
                hideBelow="sm"
              >
                {Math.round(scaleOf(zoom.view) * 100)} %
              </chakra.span>
              <IconButton
                icon={ZoomIn}
                label={text('files.viewer.zoomIn')}
                aria-disabled={zoom.view.step >= zoomSteps.max}
                onClick={zoom.closer}
              />
              <IconButton as="a" icon={Download} label={text('common.download')} {...{ href: picture.url, download: picture.name }} />
              <IconButton icon={X} label={text('common.close')} onClick={onClose} />
            </Toolbar>
            <chakra.div flex="1" position="relative" minHeight="0" display="flex">
              <ZoomFrame key={picture.id} picture={picture} zoom={zoom} onSwipe={several && turn} />
              {several && (
                <>
                  <Turn side="left" icon={ChevronLeft} label={text('files.viewer.previous')} onClick={() => turn(-1)} />
                  <Turn side="right" icon={ChevronRight} label={text('files.viewer.next')} onClick={() => turn(1)} />
                </>
              )}
            </chakra.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'bar',
    ps: '4',
    pe: '3',
    bg: 'raised',
    borderBottomWidth: '1px',
    color: 'ink',
  },
})

function Turn({ side, ...props }: { side: 'left' | 'right' } & Parameters<typeof IconButton>[0]) {
  return (
    <IconButton variant="outline" position="absolute" top="50%" marginTop="-22px" borderRadius="pill" {...{ [side]: '12px' }} {...props} />
  )
}
