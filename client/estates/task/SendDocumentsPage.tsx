import { Button } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { useSend } from '#client/data/useSend.ts'
import { SendDocumentsDocument } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Note } from '#client/ui/Note.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { PropertyState, SearchAgain } from './PropertyState.tsx'
import { empty, inputOf, sendRules, type SendValues } from './sendForm.ts'
import type { Delivery } from './SentPage.tsx'
import { useTaskPlace } from './taskPaths.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { useDeliveryPlace } from './useDeliveryPlace.ts'

const words = { subject: { required: 'mailbox.task.writeSubject' } } as const

/** Sends documents to the owners. What does not get through can be sent again as it stands, and arrives once. */
export function SendDocumentsPage() {
  const { path } = useTaskPlace()
  const place = useDeliveryPlace()
  const send = useSend()
  const navigate = useNavigate()
  const text = useText()
  const { estateId, name } = place

  async function deliver(values: SendValues) {
    const input = { estateId: estateId!, ...inputOf(values) }
    await send({ mutation: SendDocumentsDocument, variables: { input } }, ['Query.deliveries'])
    const delivery: Delivery = { count: input.documents.length }
    void navigate(`${path}/documents/success`, { replace: true, state: delivery })
  }
  return (
    <TaskScreen title={text('mailbox.task.sendTitle')} lead={name && <Text id="mailbox.task.to" values={{ name }} />} back={path}>
      <PropertyState place={place}>
        {estateId ? (
          <Form initialValues={empty} rules={sendRules} onSubmit={deliver}>
            <DocumentsField />
            <TextField name="subject" label="mailbox.task.subject" help="mailbox.task.subjectHelp" maxLength={255} faults={words.subject} />
            <TextArea name="message" label="mailbox.task.message" maxLength={4000} optional />
            <SaveBar>
              <Button asChild>
                <Link to={path}>
                  <Text id="common.cancel" />
                </Link>
              </Button>
              <SubmitButton>
                <Send aria-hidden />
                <Text id="mailbox.task.send" />
              </SubmitButton>
            </SaveBar>
          </Form>
        ) : (
          <Note title={<Text id="mailbox.task.nobody" />} action={<SearchAgain />}>
            <Text id="mailbox.task.nobodyText" />
          </Note>
        )}
      </PropertyState>
    </TaskScreen>
  )
}
