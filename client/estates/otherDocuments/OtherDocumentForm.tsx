import { UploadField } from '#client/files/upload/UploadField.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { otherDocumentForm } from '#schema/estates/otherDocuments.input.ts'
import type { otherDocuments } from './otherDocuments.ts'

const blank = { customName: '', fileId: '' }
const words = { required: 'estates.otherDocuments.writeSubject' } as const

export const OtherDocumentForm = (props: FormOf<typeof otherDocuments>) => (
  <RecordForm {...props} rules={otherDocumentForm} blank={blank}>
    <TextField name="customName" label="estates.otherDocuments.subject" help="estates.otherDocuments.subjectHelp" faults={words} />
    <UploadField name="fileId" label="estates.otherDocuments.file" kind="document" current={props.record?.file} names="customName" />
  </RecordForm>
)
