import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { agreementDocumentTypes } from '#schema/estates/renovations.words.ts'

const words = { required: 'estates.renovations.writeSubject' } as const

/** What a document is, and what it is about. */
export const DocumentFields = ({ of }: { of: `${'documents' | 'newDocuments'}[${number}]` }) => (
  <Pair>
    <ChoiceField
      name={`${of}.documentType`}
      label="estates.renovations.documentType"
      choices={agreementDocumentTypes}
      choiceLabel="estates.agreementDocumentType"
    />
    <TextField name={`${of}.customName`} label="estates.renovations.subject" maxLength={255} faults={words} />
  </Pair>
)
