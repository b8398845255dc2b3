import { Button, Flex } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenOrganizationNumber } from '#client/ui/writing.ts'
import { readOwnerInvitation, refuseOwnerInvitation } from '../entry.ts'
import { MailAnswer } from '../MailAnswer.tsx'
import { useMailAnswer } from '../useMailAnswer.ts'

/** Where whoever is asked says no without an account. Opening it does nothing yet: mail programs open links that no reader has clicked. */
export function RefuseOwnerInvitationPage() {
  const text = useText()
  const { invitationKey = '' } = useParams()
  const { state, link, isSending, say, retry } = useMailAnswer(invitationKey, readOwnerInvitation)
  const refuse = (isForGood: boolean) => () => say(() => refuseOwnerInvitation(invitationKey, isForGood))
  const title = text('accounts.refuseOwnership.title')
  if (state === 'expired') {
    return (
      <MailAnswer title={text('accounts.refuseOwnership.over')} lead={<Text id="accounts.refuseOwnership.overText" />}>
        <TextLink to="/private/estates">
          <Text id="accounts.refuseOwnership.toEstates" />
        </TextLink>
      </MailAnswer>
    )
  }
  if (!link)
    return <MailAnswer title={title}>{state === 'failed' ? <ErrorState onRetry={retry} /> : <Skeleton height="120px" />}</MailAnswer>
  const values = { name: link.companyName, number: writtenOrganizationNumber(link.organizationNumber), address: link.addressLine1 }
  const forGood = (
    <Button variant="outline" disabled={isSending} onClick={refuse(true)}>
      <Text id="accounts.refuseOwnership.forGood" values={values} />
    </Button>
  )
  if (!link.isDeclined) {
    return (
      <MailAnswer title={title} lead={<Text id="accounts.refuseOwnership.lead" values={values} />}>
        <Flex gap="3" flexWrap="wrap">
          <Button variant="solid" disabled={isSending} onClick={refuse(false)}>
            <Text id="accounts.refuseOwnership.no" />
          </Button>
          {forGood}
        </Flex>
      </MailAnswer>
    )
  }
  const done = link.isForGood ? 'accounts.refuseOwnership.doneForGood' : 'accounts.refuseOwnership.doneText'
  return (
    <MailAnswer title={text('accounts.refuseOwnership.done')} lead={<Text id={done} values={values} />}>
      {!link.isForGood && forGood}
    </MailAnswer>
  )
}
