import { chakra, Heading } from '@chakra-ui/react'
import { Layers } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { useNames } from './names.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { roomIcons } from './roomIcons.ts'
import type { Interior } from './useInterior.ts'
import { type Removed as RemovedLists, useRemoved } from './useRemoved.ts'

interface RemovedDialogProps {
  interior: Interior
  /** Where the focus goes when nothing is left to be had back. */
  focusAfterLast: () => HTMLElement | null
  onClose: () => void
}

/** The floors and rooms that were deleted lately, to be had back from here. */
export function RemovedDialog({ interior, focusAfterLast, onClose }: RemovedDialogProps) {
  const isDone = useRef(false)
  const focusAfter = () => (isDone.current ? focusAfterLast() : null)
  function close() {
    isDone.current = true
    onClose()
  }
  return (
    <FormDialog
      title={<Text id="estates.interior.removed.title" />}
      text={<Text id="estates.interior.removed.lead" />}
      finalFocusEl={focusAfter}
      onClose={onClose}
    >
      <Removed interior={interior} onLast={close} />
    </FormDialog>
  )
}

interface RemovedProps {
  interior: Interior
  onLast: () => void
}

const Removed = (props: RemovedProps) => (
  <Answered answer={useRemoved()} skeleton={<LoadingRows media />}>
    {(removed) => <Lists removed={removed} {...props} />}
  </Answered>
)

function Lists({ removed: { floors, rooms, totalCount }, interior, onLast }: RemovedProps & { removed: RemovedLists }) {
  const names = useNames()
  const lists = useRef<HTMLDivElement>(null)

  async function restore(name: string, call: Promise<unknown>) {
    try {
      await call
    } catch {
      // The call tells what went wrong; the list may have been an old one.
      return interior.readAgainAll()
    }
    await interior.readAgainAll()
    notify.success('estates.interior.removed.restored', { values: { name } })
    if (totalCount <= 1) onLast()
    else lists.current?.focus()
  }

  if (!totalCount) {
    return (
      <chakra.p color="muted">
        <Text id="estates.interior.removed.empty" />
      </chakra.p>
    )
  }
  return (
    <chakra.div ref={lists} tabIndex={-1} outline="none" display="grid" gap="5">
      {!!floors.nodes?.length && (
        <Group title={<Text id="estates.interior.removed.floors" />} list={floors}>
          {floors.nodes.map((floor) => (
            <RemovedRow
              key={floor.id}
              icon={Layers}
              name={names.floor(floor)}
              from={floor.roomCount ? <Text id="estates.interior.removed.withRooms" values={{ rooms: floor.roomCount }} /> : undefined}
              removed={floor}
              onRestore={() => restore(names.floor(floor), interior.restoreFloor(floor.id))}
            />
          ))}
        </Group>
      )}
      {!!rooms.nodes?.length && (
        <Group title={<Text id="estates.interior.removed.rooms" />} list={rooms}>
          {rooms.nodes.map((room) => (
            <RemovedRow
              key={room.id}
              icon={roomIcons[room.type]}
              name={names.room(room)}
              from={names.floor(room.floor)}
              removed={room}
              waitsFor={room.isFloorRemoved ? names.floor(room.floor) : undefined}
              onRestore={() => restore(names.room(room), interior.restoreRoom(room.id))}
            />
          ))}
        </Group>
      )}
    </chakra.div>
  )
}

interface GroupProps {
  title: ReactNode
  list: { nodes: readonly unknown[] | undefined; totalCount: number; hasMore: boolean; loading: boolean; more: () => void }
  children: ReactNode
}

const Group = ({ title, list: { nodes = [], totalCount, hasMore, loading, more }, children }: GroupProps) => (
  <section>
    <Heading as="h3" textStyle="meta" color="muted" fontWeight="strong">
      {title}
    </Heading>
    <Rows>{children}</Rows>
    {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
  </section>
)
