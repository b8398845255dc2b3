import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { PlanDocument, PlanDocumentValues } from '#client/maintenance/usePlan.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { savePlanDocumentInput } from '#schema/maintenance/documents.input.ts'

const rules = savePlanDocumentInput.pick(['id', 'version', 'customName', 'fileId'])
const words = { required: 'maintenance.documents.writeSubject' } as const
interface PlanDocumentFormProps {
  /** The one to change; without it one is added. */
  document?: PlanDocument | undefined
  save: (values: PlanDocumentValues) => Promise<unknown>
  newest: (id: string) => Promise<PlanDocument | undefined>
  onDone: () => void
}

/** Its file stays unless another is chosen. */
const valuesOf = (document?: PlanDocument) => ({
  id: document?.id ?? null,
  version: document?.version ?? null,
  customName: document?.customName ?? '',
  fileId: '',
})

export function PlanDocumentForm({ document, save, newest, onDone }: PlanDocumentFormProps) {
  async function latestDocument() {
    const other = document && (await newest(document.id))
    return other && valuesOf(other)
  }
  return (
    <KeptForm
      title={document ? 'maintenance.documents.changeTitle' : 'maintenance.documents.add'}
      submit="maintenance.documents.save"
      values={valuesOf(document)}
      rules={rules}
      onSave={(values) => save(rules.cast(values, { stripUnknown: true }))}
      onNewest={latestDocument}
      onDone={onDone}
    >
      <TextField name="customName" label="maintenance.documents.subject" maxLength={255} faults={words} />
      <UploadField name="fileId" label="maintenance.documents.file" kind="document" current={document?.file} names="customName" />
    </KeptForm>
  )
}
