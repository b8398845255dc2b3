import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { ChevronDown } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useResponsibles } from '#client/maintenance/useTask.ts'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import type { TaskValues } from './taskForm.ts'

/** Who sees to it: the owners together, one of them, or whoever else may. */
export function ResponsibleField() {
  const { estateId } = useEstatePlace()
  const options = useResponsibles(estateId)
  const { setFieldValue } = useFormikContext<TaskValues>()
  const { id, value, faultText, change, touch } = useFormField<string>({ name: 'responsibleId', label: 'maintenance.task.responsible' })
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  const text = useText()

  async function choose(chosen: string) {
    await setFieldValue('responsibleKind', options?.find((option) => (option.id ?? '') === chosen)?.kind ?? 'landlord')
    await change(chosen)
  }
  return (
    <FieldFrame id={id} label="maintenance.task.responsible" help={undefined} optional={undefined} faultText={faultText}>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.select
            {...control}
            css={styles.field}
            name="responsibleId"
            value={value}
            onChange={({ target }) => void choose(target.value)}
            onBlur={touch}
          >
            {!options?.some((option) => (option.id ?? '') === value) && (
              <option value={value}>{text('maintenance.task.ownersTogether')}</option>
            )}
            {options?.map((option) => (
              <option key={option.id ?? 'owners'} value={option.id ?? ''}>
                {option.name ?? text('maintenance.task.ownersTogether')}
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
