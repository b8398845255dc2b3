import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { useWaitingClaims } from './useClaimOffice.ts'
import { WaitingClaimRow } from './WaitingClaimRow.tsx'

/** For those who run the system: who waits to be an owner, letters with a code, and what must be decided. */
export function ClaimsPage() {
  const text = useText()
  return (
    <OfficeScreen
      at="claims"
      title={text('support.claims.title')}
      lead={<Text id="support.claims.lead" />}
      back="/private/administration"
      denied={{ title: 'support.claims.denied', text: 'support.claims.deniedText' }}
    >
      <Waiting />
    </OfficeScreen>
  )
}

function Waiting() {
  const text = useText()
  const [search, setSearch] = useState('')
  return (
    <>
      <SearchAsTyped label={text('support.claims.search')} maxLength={200} onSearch={setSearch} />
      <Found search={search} />
    </>
  )
}

function Found({ search }: { search: string }) {
  const text = useText()
  const { claims, error, retry } = useWaitingClaims(search)
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
      <EmptyState icon={MailQuestion} title={<Text id={search ? 'support.claims.noneFound' : 'support.claims.none'} />}>
        {!search && <Text id="support.claims.noneText" />}
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
