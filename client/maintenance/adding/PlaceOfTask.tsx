import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useText } from '#client/messages/Text.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { buildingPartCodes } from '#schema/estates/condition.words.ts'
import { BuildingField } from './BuildingField.tsx'

const words = { required: 'maintenance.addTask.choosePart', notValid: 'maintenance.addTask.choosePart' } as const

/** The building and its part; both are made where they are missing. */
export function PlaceOfTask({ estateId }: { estateId: string }) {
  const text = useText()
  const nameOf = usePartName()
  return (
    <Pair>
      <BuildingField estateId={estateId} />
      <SelectField name="code" label="maintenance.addTask.part" faults={words}>
        {() => (
          <>
            <option value="">{text('maintenance.addTask.choose')}</option>
            {buildingPartCodes.map((code) => (
              <option key={code} value={code}>
                {nameOf({ code })}
              </option>
            ))}
          </>
        )}
      </SelectField>
    </Pair>
  )
}
