import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { type FieldProps, useFormField } from '#client/ui/form/useFormField.ts'

interface BuildingFieldProps extends FieldProps {
  buildings: readonly { id: string; name: string }[]
}

/** On which building a document is kept. */
export function BuildingField({ name, label, faults, buildings }: BuildingFieldProps) {
  const { id, value, faultText, change, touch } = useFormField<string>({ name, label, faults })
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  const text = useText()
  return (
    <FieldFrame id={id} label={label} faultText={faultText}>
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
            {!value && <option value="">{text('common.choose')}</option>}
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
