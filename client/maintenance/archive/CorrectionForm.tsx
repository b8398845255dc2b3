import { UploadField } from '#client/files/upload/UploadField.tsx'
import { ResponsibleField } from '#client/maintenance/tasks/ResponsibleField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { correctionForm } from '#schema/maintenance/archive.input.ts'
import { type DoneTask, useCorrection } from './useDoneTask.ts'

const valuesOf = ({ doneDate, cost, comment, file, responsibleKind, responsibleId, version }: DoneTask) => ({
  doneDate,
  cost: cost == null ? '' : String(cost).replace('.', ','),
  comment: comment ?? '',
  fileId: file?.id ?? '',
  responsibleKind,
  responsibleId: responsibleId ?? '',
  version,
})
const words = {
  doneDate: { notValid: 'maintenance.archive.doneNotValid' },
  cost: { notValid: 'maintenance.task.costNotValid' },
} as const

/** What was said of a time that was done, put right: who did it, when and for how much. */
export function CorrectionForm({ task, onClose }: { task: DoneTask; onClose: () => void }) {
  const { correct, newest } = useCorrection()
  async function save({ version, ...values }: ReturnType<typeof valuesOf>) {
    await correct(task.id, version, correctionForm.cast(values, { stripUnknown: true }))
    notify.success('maintenance.archive.corrected', { values: { title: task.title } })
  }
  async function asNow() {
    const latest = await newest(task.id)
    return latest && valuesOf(latest)
  }
  return (
    <KeptForm
      title="maintenance.archive.correctTitle"
      lead={<Text id="maintenance.archive.correctLead" />}
      submit="maintenance.archive.saveCorrection"
      values={valuesOf(task)}
      rules={correctionForm}
      onSave={save}
      onNewest={asNow}
      onDone={onClose}
    >
      <Pair>
        <DateField name="doneDate" label="maintenance.archive.doneDate" faults={words.doneDate} />
        <TextField name="cost" label="maintenance.archive.cost" inputMode="decimal" unit="kr" faults={words.cost} optional />
      </Pair>
      <ResponsibleField label="estates.archive.who" />
      <TextArea name="comment" label="maintenance.archive.comment" maxLength={4000} rows={3} optional />
      <UploadField name="fileId" label="maintenance.archive.picture" kind="image" current={task.file ?? undefined} optional />
    </KeptForm>
  )
}
