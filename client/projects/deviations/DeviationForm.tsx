import { UploadField } from '#client/files/upload/UploadField.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { notify } from '#client/ui/notify.ts'
import { deviationForm } from '#schema/projects/deviations.input.ts'
import { MenderField, type Mender } from './MenderField.tsx'
import type { Deviation } from './useDeviation.ts'
import { useDeviationMoves } from './useDeviationMoves.ts'

interface DeviationFormProps {
  menders: readonly Mender[]
  /** The one to change; without it one is raised. */
  deviation?: Deviation
  /** What a new one is about. */
  about?: { controlPointId?: string | null }
  onNewest?: () => Promise<Deviation | undefined>
  onDone: () => void
}

const words = { required: 'deviations.form.write' } as const
const valuesOf = (deviation: Deviation | undefined) => ({
  text: deviation?.text ?? '',
  responsibleId: deviation?.responsibleId ?? '',
  dueDate: deviation?.dueDate ?? '',
  fileIds: [] as string[],
})

/** What is wrong, a picture of it, who mends it and by when. */
export function DeviationForm({ menders, deviation, about, onNewest, onDone }: DeviationFormProps) {
  const { raise, change } = useDeviationMoves()
  async function newest() {
    const found = await onNewest?.()
    return found && valuesOf(found)
  }
  return (
    <KeptForm
      title={deviation ? 'deviations.form.changeTitle' : 'deviations.form.title'}
      submit={deviation ? 'deviations.form.save' : 'deviations.raise'}
      values={valuesOf(deviation)}
      rules={deviationForm}
      onSave={async (values) => {
        const { text, responsibleId, dueDate, fileIds } = deviationForm.cast(values, { stripUnknown: true, assert: false })
        const said = { text, responsibleId: responsibleId ?? null, dueDate: dueDate ?? null, ...(fileIds?.length && { fileIds }) }
        if (deviation) await change(deviation, said)
        else await raise({ ...said, ...(about?.controlPointId && { controlPointId: about.controlPointId }) })
        notify.success(deviation ? 'deviations.told.changed' : 'deviations.told.raised')
      }}
      onNewest={deviation && newest}
      onDone={onDone}
    >
      <TextArea name="text" label="deviations.form.text" help="deviations.form.textHelp" faults={words} />
      <UploadField name="fileIds" label="deviations.form.files" kind="document" multiple optional />
      <Pair>
        <MenderField menders={menders} />
        <DateField name="dueDate" label="deviations.due" />
      </Pair>
    </KeptForm>
  )
}
