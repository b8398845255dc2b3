import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useBehind } from '#client/access/useBehind.ts'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { wordsInput, wordsRules, type WordsValues, wordsValues } from './exteriorForms.ts'
import type { ExteriorScreen, Words } from './useExterior.ts'

interface WordsFormProps {
  words: Words
  onSave: ExteriorScreen['saveWords']
  onNewest: ExteriorScreen['newestWords']
  onDone: () => void
}

const asIs = (value: string) => value
const said: SaidFields<WordsValues> = {
  cladding: { label: 'estates.exterior.cladding', said: asIs },
  roof: { label: 'estates.exterior.roof', said: asIs },
  foundation: { label: 'estates.exterior.foundation', said: asIs },
  description: { label: 'estates.exterior.description', said: asIs },
}

export function WordsForm({ words, onSave, onNewest, onDone }: WordsFormProps) {
  const [opened] = useState(() => wordsValues(words))
  const { isBehind, unlessBehind } = useBehind()

  async function save(values: WordsValues) {
    await unlessBehind(() => onSave(wordsInput(values)))
    onDone()
  }
  async function fetchNewest() {
    const newest = await onNewest()
    return newest && wordsValues(newest)
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="estates.exterior.editTitle" />
      <Form initialValues={opened} rules={wordsRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <TextField name="cladding" label="estates.exterior.cladding" help="estates.exterior.claddingHelp" maxLength={255} optional />
        <TextField name="roof" label="estates.exterior.roof" maxLength={255} optional />
        <TextField name="foundation" label="estates.exterior.foundation" maxLength={255} optional />
        <TextArea
          name="description"
          label="estates.exterior.description"
          help="estates.exterior.descriptionHelp"
          maxLength={4000}
          rows={6}
          optional
        />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.exterior.saveWords" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
