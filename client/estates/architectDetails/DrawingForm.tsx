import { object } from 'yup'
import { PaperForm } from '#client/estates/papers/PaperForm.tsx'
import type { PaperFormProps } from '#client/estates/papers/PaperScreen.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { DocumentType, DrawingInput } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import type { SaidFields } from '#client/ui/form/StaleNote.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { choice, optionalId, optionalRecordId, text as needed, version } from '#schema/fields.ts'
import { documentTypes } from '#schema/files/documentTypes.ts'
import type { Drawing } from './useArchitectDetail.ts'

const rules = object({
  id: optionalRecordId(),
  version: version(),
  documentType: choice(documentTypes),
  customName: needed(255),
  fileId: optionalId().when('id', ([given], field) => (given == null ? field.required('required') : field)),
})

const valuesOf = (drawing: Drawing | undefined) => ({
  id: drawing?.id ?? null,
  version: drawing?.version ?? null,
  documentType: drawing?.documentType ?? ('' as const),
  customName: drawing?.customName ?? '',
  fileId: '',
})
type Values = ReturnType<typeof valuesOf>
const inputOf = ({ documentType, fileId, ...others }: Values): DrawingInput => ({
  ...others,
  // The rules have let nothing else through.
  documentType: documentType as DocumentType,
  fileId: fileId || null,
})

const words = {
  type: { notValid: 'estates.drawings.chooseType', required: 'estates.drawings.chooseType' },
  subject: { required: 'estates.otherDocuments.writeSubject' },
} as const

export function DrawingForm(props: PaperFormProps<Drawing, DrawingInput>) {
  const text = useText()
  const said: SaidFields<Values> = {
    documentType: { label: 'estates.drawings.type', said: (type) => type && text(`estates.documentType.${type}`) },
    customName: { label: 'estates.otherDocuments.subject', said: (name) => name },
  }
  return (
    <PaperForm kind="drawings" rules={rules} valuesOf={valuesOf} inputOf={inputOf} said={said} {...props}>
      <ChoiceField
        name="documentType"
        label="estates.drawings.type"
        choices={documentTypes}
        choiceLabel="estates.documentType"
        faults={words.type}
      />
      <TextField name="customName" label="estates.otherDocuments.subject" maxLength={255} faults={words.subject} />
      <UploadField name="fileId" label="estates.drawings.file" kind="document" current={props.paper?.file} />
    </PaperForm>
  )
}
