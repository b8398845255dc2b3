import { Button, Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import { object } from 'yup'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { text } from '#schema/fields.ts'
import { moveDeviationInput } from '#schema/projects/deviations.input.ts'
import { deviationMoves } from '#schema/projects/deviationStates.ts'
import type { Deviation } from './deviation.ts'
import { LateNote } from './LateNote.tsx'
import { isLate, useDeviationMoves } from './useDeviationMoves.ts'

const { answer, fileIds } = moveDeviationInput.fields
/** Whoever sends it back says what is missing. */
const rules = { mended: object({ answer, fileIds }), open: object({ answer: text(4000), fileIds }) } as const
const words = { required: 'deviations.writeWhy' } as const

interface MoveDialogProps {
  deviation: Deviation
  to: 'mended' | 'open'
  onBehind: () => Promise<unknown>
  onClose: () => void
}

/** What was done, with a picture of how it has become; or why it is not mended. */
export function MoveDialog({ deviation, to, onBehind, onClose }: MoveDialogProps) {
  const { move } = useDeviationMoves()
  const [wasLate, setLate] = useState(false)
  async function send(values: { answer: string; fileIds: string[] }) {
    const said = values.answer.trim()
    try {
      await move(deviation, { to, ...(said && { answer: said }), ...(values.fileIds.length && { fileIds: values.fileIds }) })
      notify.success(to === 'mended' ? 'deviations.told.mended' : 'deviations.told.open')
    } catch (error) {
      if (!isLate(error)) throw error
      await onBehind()
      setLate(true)
      throw error
    }
    onClose()
  }
  return (
    <FormDialog title={<Text id={to === 'mended' ? 'deviations.mendedTitle' : 'deviations.sendBackTitle'} />} onClose={onClose}>
      <Form initialValues={{ answer: '', fileIds: [] as string[] }} rules={rules[to]} derives keepsNothing onSubmit={send}>
        {wasLate && <LateNote deviation={deviation} />}
        <TextArea name="answer" label={to === 'mended' ? 'deviations.whatWasDone' : 'deviations.whatIsMissing'} faults={words} />
        <UploadField
          name="fileIds"
          label={to === 'mended' ? 'deviations.picturesAfter' : 'deviations.form.files'}
          kind="document"
          multiple
          optional
        />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton disabled={!deviationMoves[deviation.status].includes(to)}>
            <Text id={to === 'mended' ? 'deviations.isMended' : 'deviations.sendBack'} />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
