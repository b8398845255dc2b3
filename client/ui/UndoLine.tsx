import { Button, chakra, Flex } from '@chakra-ui/react'
import { Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'

const seconds = 10

interface UndoLineProps {
  /** `«Garanti vinduer.pdf» er slettet.` */
  children: ReactNode
  onUndo: () => void
  /** The time has run out: now it is done for good. Nothing is lost where the screen is left before. */
  onGone: () => void
}

/** In place of what was deleted: ten seconds in which it can be had back. */
export function UndoLine({ children, onUndo, onGone }: UndoLineProps) {
  const [left, setLeft] = useState(seconds)
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
    if (isOver) latest.current()
  }, [isOver])

  return (
    <chakra.div aria-live="polite" paddingBlock="3">
      <Flex alignItems="center" gap="3">
        <Trash2 size={20} aria-hidden />
        <chakra.span flex="1" minWidth="0">
          {children}
        </chakra.span>
        <Button ref={button} size="sm" onClick={onUndo} disabled={isOver}>
          <Undo2 aria-hidden />
          <Text id="common.undo" />
        </Button>
      </Flex>
      <chakra.div height="6px" marginBlock="2" borderRadius="pill" bg="sunken" overflow="hidden">
        <chakra.div height="full" bg="control" transformOrigin="left" animation={`shrink ${seconds}s linear forwards`} />
      </chakra.div>
      <chakra.span aria-live="off" textStyle="meta" color="muted">
        <Text id="common.gone" values={{ seconds: Math.max(left, 0) }} />
      </chakra.span>
    </chakra.div>
  )
}
