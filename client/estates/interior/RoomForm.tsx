import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { roomTypes } from '#schema/estates/interior/rooms.input.ts'
import { FloorField } from './FloorField.tsx'
import { roomInput, roomRules, roomValues } from './interiorForms.ts'
import type { Floor, Room, RoomInput } from './useInterior.ts'

interface RoomFormProps {
  /** The room to change; without it one is added. */
  room: Room | undefined
  floor: Floor
  floors: readonly Floor[]
  onSave: (room: RoomInput) => Promise<unknown>
  onNewest: (floorId: string) => Promise<Floor | undefined>
  onDone: () => void
}

const words = {
  type: { required: 'estates.interior.roomForm.chooseType', notValid: 'estates.interior.roomForm.chooseType' },
  area: { notValid: 'estates.interior.roomForm.areaFault' },
} as const

export function RoomForm({ room, floor, floors, onSave, onNewest, onDone }: RoomFormProps) {
  const read = async () => (await onNewest(floor.id))?.rooms?.edges.find(({ node }) => node.id === room?.id)?.node
  return (
    <KeptForm
      title={room ? 'estates.interior.roomForm.changeTitle' : 'estates.interior.roomForm.addTitle'}
      submit={room ? 'estates.interior.roomForm.save' : 'estates.interior.roomForm.add'}
      values={roomValues(room, floor.id)}
      rules={roomRules}
      onSave={(values) => onSave(roomInput(values))}
      onNewest={newestAs((latest) => roomValues(latest, floor.id), read)}
      onDone={onDone}
    >
      <ChoiceField
        name="type"
        label="estates.interior.roomForm.type"
        choices={roomTypes}
        choiceLabel="estates.interior.roomType"
        faults={words.type}
      />
      <TextField name="name" label="estates.interior.roomForm.name" help="estates.interior.roomForm.nameHelp" />
      <TextField name="areaM2" label="estates.interior.roomForm.area" inputMode="decimal" unit="m²" faults={words.area} />
      <FloorField name="floorId" label="estates.interior.roomForm.floor" floors={floors} />
    </KeptForm>
  )
}
