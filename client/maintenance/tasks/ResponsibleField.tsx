import { useFormikContext } from 'formik'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useResponsibles } from '#client/maintenance/useTask.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import type { TaskValues } from './taskForm.ts'

/** Who sees to it: the owners together, one of them, or whoever else may. */
export function ResponsibleField({ label = 'maintenance.task.responsible' }: { label?: MessageKey }) {
  const { estateId } = useEstatePlace()
  const options = useResponsibles(estateId)
  const { setFieldValue } = useFormikContext<TaskValues>()
  const text = useText()
  const together = text('maintenance.task.ownersTogether')
  const kindOf = (chosen: string) => options?.find(({ id }) => (id ?? '') === chosen)?.kind ?? 'landlord'
  return (
    <SelectField
      name="responsibleId"
      label={label}
      said={(chosen) => options?.find(({ id }) => id === chosen)?.name ?? together}
      onChoose={(chosen) => setFieldValue('responsibleKind', kindOf(chosen))}
    >
      {(value) => (
        <>
          {!options?.some(({ id }) => (id ?? '') === value) && <option value={value}>{together}</option>}
          {options?.map(({ id, name }) => (
            <option key={id ?? 'owners'} value={id ?? ''}>
              {name ?? together}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
