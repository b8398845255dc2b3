import { Button, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Failure } from '#client/access/failure.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenOrganizationNumber } from '#client/ui/writing.ts'
import { readOwnerInvitation, type RefusableOwnerInvitation, refuseOwnerInvitation } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'

/** Where whoever is asked says no without an account. Opening it does nothing yet: mail programs open links that no reader has clicked. */
export function RefuseOwnerInvitationPage() {
  const text = useText()
  const { invitationKey = '' } = useParams()
  const { known, retry, expire } = useMailedLink(invitationKey, readOwnerInvitation)
  const [refused, setRefused] = useState<RefusableOwnerInvitation>()
  const [isSending, act] = useAct()
  const link = refused ?? (known.state === 'good' ? known.link : undefined)

  async function refuse(isForGood: boolean) {
    try {
      setRefused(await refuseOwnerInvitation(invitationKey, isForGood))
    } catch (error) {
      if (error instanceof Failure && error.status === 410) expire()
      else tellFailure(error)
    }
  }
  const entry = (title: string, lead: ReactNode, below?: ReactNode) => (
    <EntryPage title={title} lead={lead} picture={cabin}>
      <div aria-live="polite">{below}</div>
    </EntryPage>
  )
  const forGood = link && (
    <Button variant="outline" disabled={isSending} onClick={() => act(() => refuse(true))}>
      <Text id="accounts.refuseOwnership.forGood" values={{ name: link.companyName }} />
    </Button>
  )
  const title = text('accounts.refuseOwnership.title')
  if (known.state === 'expired')
    return entry(
      text('accounts.refuseOwnership.over'),
      <Text id="accounts.refuseOwnership.overText" />,
      <TextLink to="/private/estates">
        <Text id="accounts.refuseOwnership.toEstates" />
      </TextLink>,
    )
  if (known.state === 'failed') return entry(title, undefined, <ErrorState onRetry={retry} />)
  if (!link) return entry(title, undefined, <Skeleton height="120px" />)
  const values = { name: link.companyName, number: writtenOrganizationNumber(link.organizationNumber), address: link.addressLine1 }
  if (!link.isDeclined)
    return entry(
      title,
      <Text id="accounts.refuseOwnership.lead" values={values} />,
      <Flex gap="3" flexWrap="wrap">
        <Button variant="solid" disabled={isSending} onClick={() => act(() => refuse(false))}>
          <Text id="accounts.refuseOwnership.no" />
        </Button>
        {forGood}
      </Flex>,
    )
  return entry(
    text('accounts.refuseOwnership.done'),
    <Text id={link.isForGood ? 'accounts.refuseOwnership.doneForGood' : 'accounts.refuseOwnership.doneText'} values={values} />,
    !link.isForGood && forGood,
  )
}
