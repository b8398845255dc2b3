import { Text, useText } from '#client/messages/Text.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { OwnerInvitationCard } from './OwnerInvitationCard.tsx'
import { useOwnerInvitations } from './useOwnerInvitations.ts'

/** Where the mail of a company leads that takes its reader for the owner of an estate. */
export function OwnerInvitationsPage() {
  const text = useText()
  const { invitations, isFailed, retry, accept, decline } = useOwnerInvitations()
  return (
    <Page title={text('accounts.ownerInvitation.pageTitle')} lead={<Text id="accounts.ownerInvitation.lead" />} narrow>
      {isFailed && !invitations ? (
        <ErrorState onRetry={retry} />
      ) : !invitations ? (
        <Skeleton height="320px" />
      ) : invitations.length === 0 ? (
        <EmptyState title={<Text id="accounts.ownerInvitation.none" />}>
          <Text id="accounts.ownerInvitation.noneText" />
        </EmptyState>
      ) : (
        <Stack gap="5">
          {invitations.map((invitation) => (
            <OwnerInvitationCard
              key={invitation.id}
              invitation={invitation}
              onAccept={() => accept(invitation)}
              onDecline={(isForGood) => decline(invitation, isForGood)}
            />
          ))}
        </Stack>
      )}
    </Page>
  )
}
