import { UploadField } from '#client/files/upload/UploadField.tsx'
import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { drawingForm } from '#schema/estates/architectDetails.input.ts'
import { documentTypes } from '#schema/files/documentTypes.ts'
import type { drawings } from './drawings.ts'

const blank = { documentType: '', customName: '', fileId: '' }
const words = {
  type: { notValid: 'estates.drawings.chooseType', required: 'estates.drawings.chooseType' },
  subject: { required: 'estates.otherDocuments.writeSubject' },
} as const

export const DrawingForm = (props: FormOf<typeof drawings>) => (
  <RecordForm {...props} rules={drawingForm} blank={blank}>
    <ChoiceField
      name="documentType"
      label="estates.drawings.type"
      choices={documentTypes}
      choiceLabel="estates.documentType"
      faults={words.type}
    />
    <TextField name="customName" label="estates.otherDocuments.subject" faults={words.subject} />
    <UploadField name="fileId" label="estates.drawings.file" kind="document" current={props.record?.file} names="customName" />
  </RecordForm>
)
