import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { type FieldProps, useFormField } from '#client/ui/form/useFormField.ts'
import { useNames } from './names.ts'
import type { Floor } from './useInterior.ts'

/** On which floor a room is. */
export function FloorField({ name, label, help, floors }: FieldProps & { floors: readonly Floor[] }) {
  const { id, value, faultText, change, touch } = useFormField<string>({ name, label })
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  const names = useNames()
  return (
    <FieldFrame id={id} label={label} help={help} faultText={faultText}>
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
            {floors.map((floor) => (
              <option key={floor.id} value={floor.id}>
                {names.floor(floor)}
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
