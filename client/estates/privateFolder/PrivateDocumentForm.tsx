import { UploadField } from '#client/files/upload/UploadField.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { savePrivateDocumentInput } from '#schema/estates/privateFolder.input.ts'
import type { privateDocuments } from './privateDocuments.ts'

const rules = savePrivateDocumentInput.omit(['estateId'])
const blank = { customName: '', fileId: '' }
const words = { required: 'estates.privateFolder.writeSubject' } as const

export const PrivateDocumentForm = (props: FormOf<typeof privateDocuments>) => (
  <RecordForm {...props} rules={rules} blank={blank}>
    <TextField name="customName" label="estates.privateFolder.subject" help="estates.privateFolder.subjectHelp" faults={words} />
    <UploadField name="fileId" label="estates.privateFolder.file" kind="document" current={props.record?.file} names="customName" />
  </RecordForm>
)
