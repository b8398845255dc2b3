import { PaperForm } from '#client/estates/papers/PaperForm.tsx'
import type { PaperFormProps } from '#client/estates/papers/PaperScreen.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { SaidFields } from '#client/ui/form/StaleNote.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { savePrivateDocumentInput } from '#schema/estates/privateFolder.input.ts'
import type { PrivateDocument, PrivateDocumentInput } from './usePrivateFolder.ts'

const rules = savePrivateDocumentInput.omit(['estateId'])

const valuesOf = (document: PrivateDocument | undefined) => ({
  id: document?.id ?? null,
  version: document?.version ?? null,
  customName: document?.customName ?? '',
  fileId: '',
})
type Values = ReturnType<typeof valuesOf>
const inputOf = ({ fileId, ...others }: Values): PrivateDocumentInput => ({ ...others, fileId: fileId || null })

const said: SaidFields<Values> = { customName: { label: 'estates.privateFolder.subject', said: (name) => name } }
const words = { required: 'estates.privateFolder.writeSubject' } as const

export const PrivateDocumentForm = (props: PaperFormProps<PrivateDocument, PrivateDocumentInput>) => (
  <PaperForm kind="privateFolder" rules={rules} valuesOf={valuesOf} inputOf={inputOf} said={said} {...props}>
    <TextField
      name="customName"
      label="estates.privateFolder.subject"
      help="estates.privateFolder.subjectHelp"
      maxLength={255}
      faults={words}
    />
    <UploadField name="fileId" label="estates.privateFolder.file" kind="document" current={props.paper?.file} />
  </PaperForm>
)
