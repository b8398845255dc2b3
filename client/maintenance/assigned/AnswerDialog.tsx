import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import type { AssignedPlan } from './useAssignedPlans.ts'

export type Answer = 'claim' | 'decline' | 'leave'

interface AnswerDialogProps {
  answer: Answer
  plan: AssignedPlan
  onAnswer: () => Promise<unknown>
  onClose: () => void
}

/** Says what comes of an answer before it is given. */
export function AnswerDialog({ answer, plan: { addressLine1: address, owners }, onAnswer, onClose }: AnswerDialogProps) {
  const [isSending, act] = useAct()
  const values = { address, owners: owners.join(', ') }
  async function send() {
    await onAnswer()
    notify.success(`maintenance.assigned.${answer}Done`, { short: true })
  }
  return (
    <AskDialog
      title={<Text id={`maintenance.assigned.${answer}Title`} values={values} />}
      text={<Text id={`maintenance.assigned.${answer}Text`} values={values} />}
      onClose={onClose}
    >
      <Button
        variant={answer === 'claim' ? 'solid' : 'outline'}
        {...(answer !== 'claim' && { 'data-danger': true })}
        disabled={isSending}
        onClick={() => act(() => send().finally(onClose))}
      >
        <Text id={`maintenance.assigned.${answer}`} />
      </Button>
      <Button variant={answer === 'claim' ? 'outline' : 'solid'} onClick={onClose}>
        <Text id="common.cancel" />
      </Button>
    </AskDialog>
  )
}
