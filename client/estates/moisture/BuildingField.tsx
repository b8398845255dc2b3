import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { type FieldProps, useFormField } from '#client/ui/form/useFormField.ts'

/** In which building a sensor is. */
export function BuildingField({ name, label, help, buildings }: FieldProps & { buildings: readonly { id: string; name: string }[] }) {
  const { id, value, faultText, change, touch } = useFormField<string>({ name, label })
  const text = useText()
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  return (
    <FieldFrame id={id} label={label} help={help} optional faultText={faultText}>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.select
            {...control}
            css={styles.field}
            name={name}
            value={value}
            onChange={({ target }) => change(target.value)}
            onBlur={touch}
          >
            <option value="">{text('estates.moisture.noBuilding')}</option>
            {buildings.map((building) => (
              <option key={building.id} value={building.id}>
                {building.name}
              </option>
            ))}
          </chakra.select>
          <chakra.span css={styles.indicator}>
            <ChevronDown aria-hidden />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
