import { KeptForm } from '#client/records/KeptForm.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { wordsInput, wordsRules, wordsValues } from './exteriorForms.ts'
import type { ExteriorScreen, Words } from './useExterior.ts'

interface WordsFormProps {
  words: Words
  onSave: ExteriorScreen['saveWords']
  onNewest: () => Promise<Words | undefined>
  onDone: () => void
}

export function WordsForm({ words, onSave, onNewest, onDone }: WordsFormProps) {
  return (
    <KeptForm
      title="estates.exterior.editTitle"
      submit="estates.exterior.saveWords"
      values={wordsValues(words)}
      rules={wordsRules}
      onSave={(values) => onSave(wordsInput(values))}
      onNewest={newestAs(wordsValues, () => onNewest())}
      onDone={onDone}
    >
      <TextField name="cladding" label="estates.exterior.cladding" help="estates.exterior.claddingHelp" />
      <TextField name="roof" label="estates.exterior.roof" />
      <TextField name="foundation" label="estates.exterior.foundation" />
      <TextArea name="description" label="estates.exterior.description" help="estates.exterior.descriptionHelp" rows={6} />
    </KeptForm>
  )
}
