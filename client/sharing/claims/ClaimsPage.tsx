import { MailQuestion } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState, EmptyState, ErrorState } from '#client/ui/states.tsx'
import { useWaitingClaims } from './useClaimOffice.ts'
import { WaitingClaimRow } from './WaitingClaimRow.tsx'

/** For those who run the system: who waits to be an owner, letters with a code, and what must be decided. */
export function ClaimsPage() {
  const text = useText()
  const isAdmin = useIdentity()?.roles.includes('System.Admin')
  return (
    <Page title={text('support.claims.title')} lead={<Text id="support.claims.lead" />}>
      {isAdmin ? (
        <Waiting />
      ) : (
        <DeniedState title={<Text id="support.claims.denied" />}>
          <Text id="support.claims.deniedText" />
        </DeniedState>
      )}
    </Page>
  )
}

function Waiting() {
  const text = useText()
  const { claims, error, retry } = useWaitingClaims()
  if (error) return <ErrorState onRetry={retry} />
  if (!claims)
    return (
      <Loading>
        <Sheet>
          <SkeletonRows count={3} media />
        </Sheet>
      </Loading>
    )
  if (!claims.length)
    return (
      <EmptyState icon={MailQuestion} title={<Text id="support.claims.none" />}>
        <Text id="support.claims.noneText" />
      </EmptyState>
    )
  return (
    <Sheet paddingBlock="2">
      <Rows aria-label={text('support.claims.title')}>
        {claims.map((claim) => (
          <WaitingClaimRow key={claim.id} claim={claim} />
        ))}
      </Rows>
    </Sheet>
  )
}
