import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface PlaceButtonsProps {
  name: string
  at: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A place further up, further down, or away. */
export function PlaceButtons({ name, at, count, onMove, onRemove }: PlaceButtonsProps) {
  const text = useText()
  return (
    <chakra.div display="flex" justifyContent="end">
      <IconButton icon={ArrowUp} label={text('projects.templates.moveUp', { name })} disabled={at === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon={ArrowDown}
        label={text('projects.templates.moveDown', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon={Trash2} label={text('projects.templates.remove', { name })} onClick={onRemove} />
    </chakra.div>
  )
}
