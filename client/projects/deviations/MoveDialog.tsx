import { Button, Dialog } from '@chakra-ui/react'
import { object } from 'yup'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { text } from '#schema/fields.ts'
import { moveDeviationInput } from '#schema/projects/deviations.input.ts'
import type { Deviation } from './useDeviation.ts'
import { useDeviationMoves } from './useDeviationMoves.ts'

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
  async function send(values: { answer: string; fileIds: string[] }) {
    const said = values.answer.trim()
    try {
      await move(deviation, { to, ...(said && { answer: said }), ...(values.fileIds.length && { fileIds: values.fileIds }) })
      notify.success(to === 'mended' ? 'deviations.told.mended' : 'deviations.told.open')
    } catch (error) {
      if (isStale(error)) tellFailure(refusalOf(error))
      await onBehind()
    }
    onClose()
  }
  return (
    <FormDialog title={<Text id={to === 'mended' ? 'deviations.mendedTitle' : 'deviations.sendBackTitle'} />} onClose={onClose}>
      <Form initialValues={{ answer: '', fileIds: [] as string[] }} rules={rules[to]} derives keepsNothing onSubmit={send}>
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
          <SubmitButton>
            <Text id={to === 'mended' ? 'deviations.isMended' : 'deviations.sendBack'} />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
