import { Button, chakra } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'

const tenSeconds = 10_000

interface MovedLineProps {
  title: string
  date: string
  onUndo: () => void
  onOver: () => void
}

/** For ten seconds what was moved can be had back where it was. */
export function MovedLine({ title, date, onUndo, onOver }: MovedLineProps) {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const clock = setTimeout(() => over(), tenSeconds)
    return () => clearTimeout(clock)
  }, [])
  return (
    <chakra.output display="flex" flexWrap="wrap" alignItems="center" gap="3" _print={{ display: 'none' }}>
      <span>
        <Text id="maintenance.wheel.moved" values={{ title, date: writtenDay(date) }} />
      </span>
      <Button size="sm" onClick={onUndo}>
        <Undo2 aria-hidden />
        <Text id="common.undo" />
      </Button>
    </chakra.output>
  )
}
