import { SendHorizontal } from 'lucide-react'
import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { notify } from '#client/ui/notify.ts'
import { commentOnOrderInput } from '#schema/projects/orders.input.ts'

const rules = object({ words: commentOnOrderInput.fields.words })
const faults = { required: 'orders.comment.write' } as const

/** Both sides write to each other here, and nowhere else. */
export const CommentForm = ({ onSend }: { onSend: (words: string) => Promise<unknown> }) => (
  <Card title={<Text id="orders.event.comment" />}>
    <Form
      initialValues={{ words: '' }}
      rules={rules}
      afterwards="clear"
      derives
      onSubmit={async ({ words }) => {
        await onSend(words.trim())
        notify.success('orders.comment.sent', { short: true })
      }}
    >
      <TextArea name="words" label="orders.comment.label" help="orders.comment.help" faults={faults} optional={false} rows={3} />
      <SubmitButton variant="outline" justifySelf="start">
        <SendHorizontal aria-hidden />
        <Text id="orders.comment.send" />
      </SubmitButton>
    </Form>
  </Card>
)
