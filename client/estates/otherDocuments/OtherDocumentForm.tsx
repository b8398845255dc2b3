import { PaperForm } from '#client/estates/papers/PaperForm.tsx'
import type { PaperFormProps } from '#client/estates/papers/PaperScreen.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { SaidFields } from '#client/ui/form/StaleNote.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { saveOtherDocumentInput } from '#schema/estates/otherDocuments.input.ts'
import type { OtherDocument, OtherDocumentInput } from './useOtherDocuments.ts'

const rules = saveOtherDocumentInput.omit(['estateId', 'buildingId'])

const valuesOf = (document: OtherDocument | undefined) => ({
  otherDocumentId: document?.id ?? null,
  version: document?.version ?? null,
  customName: document?.customName ?? '',
  fileId: '',
})
type Values = ReturnType<typeof valuesOf>
const inputOf = ({ fileId, ...others }: Values): OtherDocumentInput => ({ ...others, fileId: fileId || null })

const said: SaidFields<Values> = { customName: { label: 'estates.otherDocuments.subject', said: (name) => name } }
const words = { required: 'estates.otherDocuments.writeSubject' } as const

export const OtherDocumentForm = (props: PaperFormProps<OtherDocument, OtherDocumentInput>) => (
  <PaperForm kind="otherDocuments" rules={rules} valuesOf={valuesOf} inputOf={inputOf} said={said} {...props}>
    <TextField
      name="customName"
      label="estates.otherDocuments.subject"
      help="estates.otherDocuments.subjectHelp"
      maxLength={255}
      faults={words}
    />
    <UploadField name="fileId" label="estates.otherDocuments.file" kind="document" current={props.paper?.file} />
  </PaperForm>
)
