import { Button, chakra, Flex } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { useRestorable } from '../sorting/useRestorable.ts'
import { useNames } from './names.ts'
import { RoomRow } from './RoomRow.tsx'
import type { Floor, Interior } from './useInterior.ts'

interface FloorCardProps {
  floor: Floor
  interior: Interior
  may: Rights
  /** Floors that were deleted a moment ago. */
  gone: ReturnType<typeof useRestorable>
  onEdit: () => void
  onDelete: () => void
  onRoom: (room: string) => void
  onNewRoom: () => void
}

/** A floor: how many rooms, how large, and the rooms themselves. */
export function FloorCard({ floor, interior, may, gone, onEdit, onDelete, onRoom, onNewRoom }: FloorCardProps) {
  const [isReading, act] = useAct()
  const rooms = useRestorable({ remove: interior.deleteRoom, restore: interior.restoreRoom, forget: (id) => interior.forget('Room', id) })
  const names = useNames()
  const text = useText()
  const name = names.floor(floor)

  if (gone.isWaiting(floor.id)) {
    return (
      <Sheet paddingBlock="2">
        <UndoLine onUndo={() => gone.undo(floor.id)} onGone={() => gone.finish(floor.id)}>
          <Text id="estates.interior.deleted" values={{ name }} />
        </UndoLine>
      </Sheet>
    )
  }
  const { edges = [], totalCount = 0, pageInfo } = floor.rooms ?? {}
  return (
    <Card
      title={name}
      aside={
        <Flex alignItems="center" gap="1">
          <Sums floor={floor} />
          {(may.change || may.remove) && (
            <chakra.span marginEnd="-3">
              <RowMenu
                label={text('estates.interior.actions', { name })}
                actions={[
                  may.change && { name: 'edit', icon: Pencil, text: <Text id="estates.interior.editOneFloor" />, onSelect: onEdit },
                  may.remove && { name: 'delete', icon: Trash2, text: <Text id="estates.interior.deleteOneFloor" />, onSelect: onDelete },
                ]}
              />
            </chakra.span>
          )}
        </Flex>
      }
    >
      {edges.length ? (
        <Rows aria-label={name}>
          {edges.map(({ node: room }) =>
            rooms.isWaiting(room.id) ? (
              <li key={room.id}>
                <UndoLine onUndo={() => rooms.undo(room.id)} onGone={() => rooms.finish(room.id)}>
                  <Text id="estates.interior.deleted" values={{ name: names.room(room) }} />
                </UndoLine>
              </li>
            ) : (
              <RoomRow
                key={room.id}
                room={room}
                actions={
                  (may.change || may.remove) && (
                    <RowMenu
                      label={text('estates.interior.actions', { name: names.room(room) })}
                      actions={[
                        may.change && {
                          name: 'edit',
                          icon: Pencil,
                          text: <Text id="estates.interior.editOneRoom" />,
                          onSelect: () => onRoom(room.id),
                        },
                        may.remove && {
                          name: 'delete',
                          icon: Trash2,
                          text: <Text id="estates.interior.deleteOneRoom" />,
                          onSelect: () => rooms.start(room.id),
                        },
                      ]}
                    />
                  )
                }
              />
            ),
          )}
        </Rows>
      ) : (
        <chakra.p color="muted">
          <Text id="estates.interior.noRooms" />
        </chakra.p>
      )}
      {pageInfo?.hasNextPage && (
        <ShowMore shown={edges.length} of={totalCount} loading={isReading} onMore={() => act(() => interior.moreRooms(floor))} />
      )}
      {may.add && (
        <Button size="sm" marginTop="3" onClick={onNewRoom} aria-label={text('estates.interior.addRoomTo', { floor: name })}>
          <Plus aria-hidden />
          <Text id="estates.interior.addRoom" />
        </Button>
      )}
    </Card>
  )
}

const Sums = ({ floor: { roomCount, areaM2 } }: { floor: Floor }) => (
  <chakra.span textStyle="meta" color="muted" fontVariantNumeric="tabular-nums" textAlign="end">
    <Text id="estates.interior.floorCounts" values={{ rooms: roomCount }} />
    {areaM2 > 0 && (
      <>
        {' · '}
        <Text id="estates.interior.area" values={{ area: writtenNumber(areaM2) }} />
      </>
    )}
  </chakra.span>
)
