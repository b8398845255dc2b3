import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
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
  const [isSending, setSending] = useState(false)
  const values = { address, owners: owners.join(', ') }
  async function send() {
    setSending(true)
    try {
      await onAnswer()
      notify.success(`maintenance.assigned.${answer}Done`, { short: true })
    } catch {
      // Told where it went wrong.
    }
    onClose()
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
        onClick={() => void send()}
      >
        <Text id={`maintenance.assigned.${answer}`} />
      </Button>
      <Button variant={answer === 'claim' ? 'outline' : 'solid'} onClick={onClose}>
        <Text id="common.cancel" />
      </Button>
    </AskDialog>
  )
}
