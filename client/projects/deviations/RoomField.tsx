import { useDeviationRoomsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { roomName } from './placeOf.ts'

/** Which room it is in, where it is in one. */
export function RoomField({ estateId }: { estateId: string }) {
  const { projectId } = useProjectPlace()
  const text = useText()
  const floors = useDeviationRoomsQuery({ variables: { projectId, estateId }, context: { tell: false } }).data?.projectFloors.nodes ?? []
  const rooms = floors.flatMap((floor) => (floor.rooms?.nodes ?? []).map((room) => ({ ...room, floor })))
  if (!rooms.length) return null
  const nameOf = ({ name, type, floor }: (typeof rooms)[number]) =>
    `${roomName(text, { name, type })}, ${floor.name ?? text(`estates.interior.floorType.${floor.type}`)}`
  const said = (id: string) => rooms.flatMap((room) => (room.id === id ? nameOf(room) : [])).join('')
  return (
    <SelectField name="roomId" label="deviations.form.room" optional said={said}>
      {() => (
        <>
          <option value="">{text('deviations.wholeProject')}</option>
          {rooms.map((room) => (
            <option key={room.id} value={room.id}>
              {nameOf(room)}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
