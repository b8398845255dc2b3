import { MailQuestion } from 'lucide-react'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import type { Own } from '#client/access/own.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { WaitingClaim } from './useClaimOffice.ts'
import { WaitingClaimRow } from './WaitingClaimRow.tsx'

/** For those who run the system: who waits to be an owner, letters with a code, and what must be decided. */
export function ClaimsPage(own: Own<WaitingClaim[]>) {
  const text = useText()
  const search = own.variables['searchValue']
  return (
    <OfficeScreen
      at="claims"
      title={text('support.claims.title')}
      lead={<Text id="support.claims.lead" />}
      back="/private/administration"
      denied={{ title: 'support.claims.denied', text: 'support.claims.deniedText' }}
    >
      <ScreenSearch label={text('support.claims.search')} maxLength={200} />
      <Answered answer={own} skeleton={<RecordsSkeleton />}>
        {(claims) =>
          claims.length ? (
            <Sheet paddingBlock="2">
              <Rows aria-label={text('support.claims.title')}>
                {claims.map((claim) => (
                  <WaitingClaimRow key={claim.id} claim={claim} />
                ))}
              </Rows>
            </Sheet>
          ) : (
            <EmptyState icon={MailQuestion} title={<Text id={search ? 'support.claims.noneFound' : 'support.claims.none'} />}>
              {!search && <Text id="support.claims.noneText" />}
            </EmptyState>
          )
        }
      </Answered>
    </OfficeScreen>
  )
}
