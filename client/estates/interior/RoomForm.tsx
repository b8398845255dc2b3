import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useBehind } from '#client/access/useBehind.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { roomTypes } from '#schema/estates/interior/rooms.input.ts'
import { FloorField } from './FloorField.tsx'
import { roomInput, roomRules, type RoomValues, roomValues } from './interiorForms.ts'
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
  const [opened] = useState(() => roomValues(room, floor.id))
  const { isBehind, unlessBehind } = useBehind()
  const text = useText()

  async function save(values: RoomValues) {
    await unlessBehind(() => onSave(roomInput(values)))
    onDone()
  }
  async function fetchNewest() {
    const newest = (await onNewest(floor.id))?.rooms?.edges.find(({ node }) => node.id === room?.id)?.node
    return newest && roomValues(newest, floor.id)
  }
  const said: SaidFields<RoomValues> = {
    type: { label: 'estates.interior.roomForm.type', said: (type) => type && text(`estates.interior.roomType.${type}`) },
    name: { label: 'estates.interior.roomForm.name', said: (name) => name },
    areaM2: { label: 'estates.interior.roomForm.area', said: (area) => area },
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={room ? 'estates.interior.roomForm.changeTitle' : 'estates.interior.roomForm.addTitle'} />
      <Form initialValues={opened} rules={roomRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <ChoiceField
          name="type"
          label="estates.interior.roomForm.type"
          choices={roomTypes}
          choiceLabel="estates.interior.roomType"
          faults={words.type}
        />
        <TextField name="name" label="estates.interior.roomForm.name" help="estates.interior.roomForm.nameHelp" maxLength={255} optional />
        <TextField name="areaM2" label="estates.interior.roomForm.area" inputMode="decimal" unit="m²" faults={words.area} optional />
        <FloorField name="floorId" label="estates.interior.roomForm.floor" floors={floors} />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={room ? 'estates.interior.roomForm.save' : 'estates.interior.roomForm.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
