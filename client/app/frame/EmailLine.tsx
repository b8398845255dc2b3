import { Button, chakra } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { request } from '#client/access/request.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { Measure } from '#client/ui/Page.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'

interface EmailLineProps {
  email: string
  isLost: boolean
}

/** Has the link that proves one's address sent once more. */
const sendEmailLink = () => request<void>('/api/private/profile/user/email/link', { method: 'POST', asUser: true })

/** Whose the address is, and what can be done about it. */
export function EmailLine({ email, isLost }: EmailLineProps) {
  const text = useText()
  const [isSending, act] = useAct()

  const send = () => act(() => sendEmailLink().then(() => notify.success('app.email.sent', { short: true }), tellFailure))
  return (
    <chakra.section aria-label={text('app.email.about')} bg="info.subtle" color="info.fg" borderBottomWidth="1px">
      <Measure display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" py="10px" textStyle="meta">
        <Mail size={20} aria-hidden />
        <chakra.p flex="1" minWidth="240px" overflowWrap="anywhere">
          <Text id={isLost ? 'app.email.lost' : 'app.email.waiting'} values={{ email: <b>{email}</b> }} />
        </chakra.p>
        {!isLost && (
          <Button size="sm" onClick={send} disabled={isSending}>
            <Text id="app.email.again" />
          </Button>
        )}
        <TextLink to="/private/profile/email">
          <Text id="app.email.change" />
        </TextLink>
      </Measure>
    </chakra.section>
  )
}
