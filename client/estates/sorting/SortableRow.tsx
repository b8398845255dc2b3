import { chakra, Flex } from '@chakra-ui/react'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface SortableRowProps {
  id: string
  name: string
  mark: ReactNode
  attached: ReactNode
  isFirst: boolean
  isLast: boolean
  onUp: () => Promise<void>
  onDown: () => Promise<void>
  raised: boolean
}

export function SortableRow({ id, name, mark, attached, isFirst, isLast, onUp, onDown, raised }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const Frame = raised ? Sheet : chakra.div
  const row = useRef<HTMLLIElement>(null)
  const text = useText()

  /** A row that moves takes its button from under the focus; the button, or its twin at an end of the list, gets it back. */
  function keepingFocus(move: () => Promise<void>, button: number) {
    void move().then(() => {
      const buttons = row.current?.querySelectorAll<HTMLButtonElement>(':scope > * > [data-moves] button')
      const wanted = buttons?.[button]
      return (wanted?.disabled ? buttons?.[1 - button] : wanted)?.focus()
    })
  }
  return (
    <chakra.li
      ref={(element: HTMLLIElement | null) => {
        row.current = element
        setNodeRef(element)
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      position="relative"
      zIndex={isDragging ? 1 : undefined}
      opacity={isDragging ? 0.85 : undefined}
    >
      <Frame>
        <Flex data-moves alignItems="center" gap="2" minHeight="56px">
          <Handle ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={text('estates.sort.handle', { name })}>
            <GripVertical size={20} aria-hidden />
          </Handle>
          {mark}
          <chakra.b flex="1" minWidth="0" overflowWrap="anywhere">
            {name}
          </chakra.b>
          <IconButton icon={ArrowUp} label={text('estates.sort.up', { name })} disabled={isFirst} onClick={() => keepingFocus(onUp, 0)} />
          <IconButton
            icon={ArrowDown}
            label={text('estates.sort.down', { name })}
            disabled={isLast}
            onClick={() => keepingFocus(onDown, 1)}
          />
        </Flex>
        {attached}
      </Frame>
    </chakra.li>
  )
}

const Handle = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    marginStart: '-3',
    borderRadius: 'control',
    color: 'muted',
    cursor: 'grab',
    touchAction: 'none',
    _hover: { bg: 'sunken' },
    _active: { cursor: 'grabbing' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus' },
  },
})
