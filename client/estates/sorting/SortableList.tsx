import { chakra } from '@chakra-ui/react'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { SortableRow } from './SortableRow.tsx'

interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** What the list is called. */
  label: ReactNode
  markOf?: (item: Item) => ReactNode
  /** Under a row, moving along with it. */
  attachedOf?: (item: Item) => ReactNode
  /** Resolves once the list shows how things stand; `null` puts the item last. */
  onMove: (item: Item, beforeId: string | null) => Promise<unknown>
  /** Each row a card of its own. */
  raised?: boolean
}

/** A list that is put in order by dragging, by the keys, or by its arrows; a screen reader is told each step. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, nameOf, label, markOf, attachedOf, onMove, raised = false } = props
  const [order, setOrder] = useState<readonly string[]>()
  const labelId = useId()
  const text = useText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // Until the answer is there the list stands as it was put.
  const byId = new Map(items.map((item) => [item.id, item]))
  const shown = order ? order.flatMap((id) => byId.get(id) ?? []) : items
  const ids = shown.map(({ id }) => id)

  async function move(id: string, to: number) {
    const item = byId.get(id)
    if (order || !item || to < 0 || to >= ids.length || to === ids.indexOf(id)) return
    const next = ids.filter((other) => other !== id)
    next.splice(to, 0, id)
    setOrder(next)
    await onMove(item, next[to + 1] ?? null).catch(() => undefined)
    setOrder(undefined)
  }
  const spoken = (key: 'lifted' | 'over' | 'dropped' | 'cancelled', id: unknown, at: unknown = id) => {
    const item = byId.get(String(id))
    const values = { name: item ? nameOf(item) : '', place: ids.indexOf(String(at)) + 1, count: ids.length }
    return text(`estates.sort.${key}`, values)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }: DragEndEvent) => void (over && move(String(active.id), ids.indexOf(String(over.id))))}
      accessibility={{
        screenReaderInstructions: { draggable: text('estates.sort.help') },
        announcements: {
          onDragStart: ({ active }) => spoken('lifted', active.id),
          onDragOver: ({ active, over }) => (over ? spoken('over', active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => spoken(over ? 'dropped' : 'cancelled', active.id, over?.id),
          onDragCancel: ({ active }) => spoken('cancelled', active.id),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <chakra.span id={labelId} srOnly>
          {label}
        </chakra.span>
        <chakra.ul aria-labelledby={labelId} aria-busy={!!order} listStyle="none" display="grid" gap={raised ? '4' : '0'}>
          {shown.map((item, index) => (
            <SortableRow
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              mark={markOf?.(item)}
              attached={attachedOf?.(item)}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              onUp={() => move(item.id, index - 1)}
              onDown={() => move(item.id, index + 1)}
              raised={raised}
            />
          ))}
        </chakra.ul>
      </SortableContext>
    </DndContext>
  )
}
