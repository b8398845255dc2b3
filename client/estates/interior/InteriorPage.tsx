import { mayOpen } from '#client/records/rights.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Floors, FloorsSkeleton } from './Floors.tsx'
import { useInteriorBy, useInteriorRights } from './interiorBy.ts'
import { type OwnInterior, useInterior } from './useInterior.ts'

const FloorForm = fetched(async () => (await import('./FloorForm.tsx')).FloorForm, <FloorsSkeleton />)
const RoomForm = fetched(async () => (await import('./RoomForm.tsx')).RoomForm, <FloorsSkeleton />)

/** The floors of an estate and their rooms; in their place a form, while one of them is added or changed. */
export function InteriorPage(own: OwnInterior) {
  const { Frame } = useInteriorBy()
  const interior = useInterior(own)
  const may = useInteriorRights('interior')
  const floorForm = useOpenForm('floor')
  const roomForm = useOpenForm('room')
  const newRoomOn = useOpenForm('roomOn')

  const { floors } = interior
  const floor = floors?.find(({ id }) => id === floorForm.opened)
  const roomFloor = floors?.find(({ id, rooms }) => id === newRoomOn.opened || rooms?.edges.some(({ node }) => node.id === roomForm.opened))
  const room = roomFloor?.rooms?.edges.find(({ node }) => node.id === roomForm.opened)?.node

  const form =
    floors && mayOpen(may, floor, floorForm.opened) ? (
      <FloorForm
        key={floorForm.opened}
        floor={floor}
        onSave={interior.saveFloor}
        onNewest={interior.newestFloor}
        onDone={floorForm.close}
      />
    ) : (
      (room ? may.change : may.add) &&
      floors &&
      roomFloor && (
        <RoomForm
          key={room?.id ?? 'new'}
          room={room}
          floor={roomFloor}
          floors={floors}
          onSave={interior.saveRoom}
          onNewest={interior.newestFloor}
          onDone={room ? roomForm.close : newRoomOn.close}
        />
      )
    )
  return (
    <Frame error={own.error} onRetry={own.retry}>
      {form || <Floors interior={interior} may={may} onFloor={floorForm.open} onRoom={roomForm.open} onNewRoom={newRoomOn.open} />}
    </Frame>
  )
}
