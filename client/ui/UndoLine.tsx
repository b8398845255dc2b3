import { Button, chakra, Flex } from '@chakra-ui/react'
import { CircleCheck, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { grace } from './deletions.ts'
import { TextLink } from './TextLink.tsx'

const seconds = grace / 1000

interface UndoLineProps {
  /** `«Garanti vinduer.pdf» er slettet.` */
  children: ReactNode
  onUndo: () => void
  /** When the time is over, where it began before this line was shown. */
  until?: number
  /** Something was made or done rather than deleted: where that is seen. */
  made?: { to: string }
  /** The time has run out: now it is done for good. Nothing is lost where the screen is left before. */
  onGone?: () => void
}

/** In place of what was deleted, or after something was made: ten seconds in which that can be undone. */
export function UndoLine({ children, onUndo, until, made, onGone }: UndoLineProps) {
  const [atFirst] = useState(() => (until === undefined ? seconds : Math.max(Math.ceil((until - Date.now()) / 1000), 1)))
  const [left, setLeft] = useState(atFirst)
  const line = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(onGone)
  const isOver = left <= 0

  useEffect(() => {
    latest.current = onGone
  })
  useEffect(() => {
    button.current?.focus()
    const clock = setInterval(() => setLeft((before) => before - 1), 1000)
    return () => clearInterval(clock)
  }, [])
  useEffect(() => {
    if (isOver) latest.current?.()
  }, [isOver])
  // The button that had the focus goes with the line: its list takes it.
  useLayoutEffect(() => {
    const here = line.current
    return () => {
      if (here?.contains(document.activeElement)) here.closest<HTMLElement>('ul[tabindex="-1"]')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <chakra.div ref={line} aria-live="polite" paddingBlock="3">
      <Flex alignItems="center" gap="3">
        <chakra.span flexShrink="0" color={made && 'positive.fg'}>
          {made ? <CircleCheck size={20} aria-hidden /> : <Trash2 size={20} aria-hidden />}
        </chakra.span>
        <chakra.span flex="1" minWidth="0">
          {children}
          {made && (
            <>
              {' '}
              <TextLink to={made.to}>
                <Text id="common.seeIt" />
              </TextLink>
            </>
          )}
        </chakra.span>
        <Button ref={button} size="sm" onClick={onUndo} disabled={isOver}>
          <Undo2 aria-hidden />
          <Text id="common.undo" />
        </Button>
      </Flex>
      <chakra.div height="6px" marginBlock="2" borderRadius="pill" bg="sunken" overflow="hidden">
        <chakra.div
          height="full"
          bg="control"
          transformOrigin="left"
          animation={`shrink ${seconds}s linear ${atFirst - seconds}s forwards`}
        />
      </chakra.div>
      <chakra.span aria-live="off" textStyle="meta" color="muted">
        <Text id={made ? 'common.undoFor' : 'common.gone'} values={{ seconds: Math.max(left, 0) }} />
      </chakra.span>
    </chakra.div>
  )
}
