import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'
import { useMailChoices } from './useMailChoices.ts'

/** The reminders that come by mail, each to be had or not. What is ticked counts at once. */
export function MailChoices() {
  const { choose, ...kept } = useMailChoices()
  async function change(kind: ReminderKind, isOn: boolean) {
    try {
      await choose(kind, isOn)
      notify.success(isOn ? 'accounts.mails.on' : 'accounts.mails.off', { short: true })
    } catch {
      // What went wrong was told; the tick is where it was.
    }
  }
  return (
    <Card title={<Text id="accounts.mails.title" />}>
      <chakra.p color="muted" marginBottom="3">
        <Text id="accounts.mails.lead" />
      </chakra.p>
      <Answered answer={kept} skeleton={<LoadingRows count={3} />}>
        {(choices) =>
          choices.map(({ kind, isOn }) => (
            <Checkbox key={kind} checked={isOn} onChange={(wanted) => void change(kind, wanted)}>
              <chakra.b display="block" fontWeight="medium">
                <Text id={`accounts.mails.kind.${kind}`} />
              </chakra.b>
              <chakra.span textStyle="meta" color="muted">
                <Text id={`accounts.mails.detail.${kind}`} />
              </chakra.span>
            </Checkbox>
          ))
        }
      </Answered>
    </Card>
  )
}
