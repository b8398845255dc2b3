import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useBehind } from '#client/access/useBehind.ts'
import { Picture } from '#client/files/Picture.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { captionInput, captionRules, type CaptionValues, captionValues } from './exteriorForms.ts'
import type { ExteriorScreen, Image } from './useExterior.ts'

interface CaptionFormProps {
  image: Image
  onSave: ExteriorScreen['saveCaption']
  onNewest: ExteriorScreen['newestImage']
  onDone: () => void
}

const said: SaidFields<CaptionValues> = { caption: { label: 'estates.exterior.caption', said: (caption) => caption } }

export function CaptionForm({ image, onSave, onNewest, onDone }: CaptionFormProps) {
  const [opened] = useState(() => captionValues(image))
  const { isBehind, unlessBehind } = useBehind()

  async function save(values: CaptionValues) {
    await unlessBehind(() => onSave(captionInput(image.id, values)))
    onDone()
  }
  async function fetchNewest() {
    const newest = await onNewest(image.id)
    return newest && captionValues(newest)
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="estates.exterior.captionTitle" />
      <Picture file={image.file} alt="" sizes="680px" first maxHeight="360px" width="full" objectFit="cover" borderRadius="card" />
      <Form initialValues={opened} rules={captionRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <TextField name="caption" label="estates.exterior.caption" help="estates.exterior.captionHelp" maxLength={255} optional />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.exterior.saveCaption" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
