import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { OwnerInvitationCard } from '../ownerInvitations/OwnerInvitationCard.tsx'
import { useOwnerInvitations } from '../ownerInvitations/useOwnerInvitations.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { LeaveCompany } from './LeaveCompany.tsx'
import { useAccountChoice } from './useAccountChoice.ts'
import { useCompanyInvitations } from './useCompanyInvitations.ts'

export function AccountListPage() {
  const text = useText()
  const identity = useIdentity()
  const [isRemembered, setRemembered] = useState(false)
  const { choose, choosing } = useAccountChoice()
  const { invitations, answer, leave } = useCompanyInvitations()
  const { invitations: ownerships = [], accept, decline } = useOwnerInvitations()
  const profiles = identity?.accountProfiles ?? []
  return (
    <Page title={text('accounts.accountList.title')} lead={<Text id="accounts.accountList.lead" />} narrow>
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} onAnswer={(isYes) => answer(invitation, isYes)} />
      ))}
      {ownerships.map((invitation) => (
        <OwnerInvitationCard
          key={invitation.id}
          invitation={invitation}
          onAccept={() => accept(invitation)}
          onDecline={(isForGood) => decline(invitation, isForGood)}
        />
      ))}
      {profiles.every(({ isDisabled }) => isDisabled) && invitations.length === 0 && ownerships.length === 0 && (
        <EmptyState title={<Text id="accounts.accountList.none" />}>
          <Text id="accounts.accountList.noneText" />
        </EmptyState>
      )}
      {profiles.length > 0 && (
        <Sheet flush>
          <Rows aria-label={text('accounts.accountList.list')}>
            {profiles.map((profile) => (
              <AccountChoice
                key={profile.accountId}
                profile={profile}
                isCurrent={profile.accountId === identity?.selectedAccountId}
                isChoosing={profile.accountId === choosing}
                onChoose={() => void choose(profile.accountId, isRemembered)}
                action={
                  profile.accountType === 'company' && (
                    <LeaveCompany profile={profile} onLeave={() => leave(profile.accountId, profile.name)} />
                  )
                }
              />
            ))}
          </Rows>
        </Sheet>
      )}
      {profiles.some(({ isDisabled }) => !isDisabled) && (
        <chakra.div marginTop="-4">
          <Checkbox checked={isRemembered} onChange={setRemembered}>
            <Text id="accounts.accountList.remember" />
          </Checkbox>
        </chakra.div>
      )}
    </Page>
  )
}
