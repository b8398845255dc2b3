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
import { floorTypes } from '#schema/estates/interior/floors.input.ts'
import { floorInput, floorRules, type FloorValues, floorValues } from './interiorForms.ts'
import type { Floor, FloorInput } from './useInterior.ts'

interface FloorFormProps {
  /** The floor to change; without it one is added. */
  floor: Floor | undefined
  onSave: (floor: FloorInput) => Promise<unknown>
  onNewest: (id: string) => Promise<Floor | undefined>
  onDone: () => void
}

const words = { type: { required: 'estates.interior.floorForm.chooseType', notValid: 'estates.interior.floorForm.chooseType' } } as const

export function FloorForm({ floor, onSave, onNewest, onDone }: FloorFormProps) {
  const [opened] = useState(() => floorValues(floor))
  const { isBehind, unlessBehind } = useBehind()
  const text = useText()

  async function save(values: FloorValues) {
    await unlessBehind(() => onSave(floorInput(values)))
    onDone()
  }
  async function fetchNewest() {
    const newest = floor && (await onNewest(floor.id))
    return newest && floorValues(newest)
  }
  const said: SaidFields<FloorValues> = {
    type: { label: 'estates.interior.floorForm.type', said: (type) => type && text(`estates.interior.floorType.${type}`) },
    name: { label: 'estates.interior.floorForm.name', said: (name) => name },
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={floor ? 'estates.interior.floorForm.changeTitle' : 'estates.interior.floorForm.addTitle'} />
      <Form initialValues={opened} rules={floorRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <ChoiceField
          name="type"
          label="estates.interior.floorForm.type"
          choices={floorTypes}
          choiceLabel="estates.interior.floorType"
          faults={words.type}
        />
        <TextField
          name="name"
          label="estates.interior.floorForm.name"
          help="estates.interior.floorForm.nameHelp"
          maxLength={255}
          optional
        />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={floor ? 'estates.interior.floorForm.save' : 'estates.interior.floorForm.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
