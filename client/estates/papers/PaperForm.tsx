import { Button } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { useBehind } from '#client/access/useBehind.ts'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { Stack } from '#client/ui/Page.tsx'
import type { Paper, PaperKind } from './paperKind.ts'
import type { PaperFormProps } from './PaperScreen.tsx'

interface FieldsOfPaper<P, Values, Input> extends PaperFormProps<P, Input> {
  kind: PaperKind
  rules: ObjectSchema<AnyObject>
  valuesOf: (paper: P | undefined) => Values
  inputOf: (values: Values) => Input
  /** How the fields are said, where somebody else has written something else. */
  said: SaidFields<Values>
  /** The fields themselves. */
  children: ReactNode
}

/** Adds a paper, or changes one that nobody else has changed meanwhile. */
export function PaperForm<P extends Paper, Values extends object, Input>({
  kind,
  paper,
  rules,
  valuesOf,
  inputOf,
  said,
  onSave,
  onNewest,
  onDone,
  children,
}: FieldsOfPaper<P, Values, Input>) {
  const [opened] = useState(() => valuesOf(paper))
  const { isBehind, unlessBehind } = useBehind()

  async function save(values: Values) {
    await unlessBehind(() => onSave(inputOf(values)))
    onDone()
  }
  async function fetchNewest() {
    const newest = paper && (await onNewest(paper.id))
    return newest && valuesOf(newest)
  }

  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={`estates.${kind}.${paper ? 'changeTitle' : 'addTitle'}`} />
      <Form initialValues={opened} rules={rules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        {children}
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={`estates.${kind}.${paper ? 'saveChange' : 'add'}`} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
