import { useMay } from '#client/access/useMay.ts'
import { AccessState } from '#client/estates/estate/AccessState.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { EndAccess } from './EndAccess.tsx'
import { FeedSection } from './FeedSection.tsx'
import { TokenSection } from './TokenSection.tsx'
import { useSeen } from './useSeen.ts'
import { useViewers, type ViewingCompany, type ViewingOwner } from './useViewers.ts'

/** Who sees the estate because it is theirs, or because a company works there; and whatever acts for them. */
export function ViewerSection({ estateId }: { estateId: string }) {
  const text = useText()
  const mayEnd = useMay(estateId)('delete', 'access-management')
  const { endCompany, ...viewers } = useViewers(estateId)
  return (
    <>
      <Section title={<Text id="sharing.viewers.title" />}>
        <Answered answer={viewers} skeleton={<LoadingSheet count={2} media />}>
          {({ owners, companies }) => (
            <Sheet paddingBlock="2">
              <Rows aria-label={text('sharing.viewers.title')}>
                {owners.map((owner) => (
                  <OwnerRow key={owner.accountId} owner={owner} />
                ))}
                {companies.map((company) => (
                  <CompanyRow key={company.linkId} company={company} onEnd={mayEnd ? () => endCompany(company.linkId) : undefined} />
                ))}
              </Rows>
            </Sheet>
          )}
        </Answered>
      </Section>
      {!!viewers.data?.tokens.length && <TokenSection tokens={viewers.data.tokens} />}
      <FeedSection estateId={estateId} />
    </>
  )
}

function OwnerRow({ owner: { name, sees, lastSeenAt } }: { owner: ViewingOwner }) {
  const { seen, lastSeen } = useSeen()
  return (
    <ListRow
      media={<Avatar name={name} />}
      title={name}
      meta={
        <>
          <Text id="sharing.viewers.owner" /> · {seen(sees)} · {lastSeen(lastSeenAt)}
        </>
      }
    />
  )
}

function CompanyRow({ company, onEnd }: { company: ViewingCompany; onEnd: (() => Promise<unknown>) | undefined }) {
  const { seen, lastSeen } = useSeen()
  const { name, status, isCompanyProven, sees, since, lastSeenAt } = company
  const day = writtenDay(since)
  const isAsked = status === 'unclaimed'
  return (
    <ListRow
      media={<Avatar name={name} square />}
      title={
        <>
          {name} <AccessState status={status} /> <Unproven isProven={isCompanyProven} />
        </>
      }
      meta={
        isAsked ? (
          <>
            <Text id="sharing.viewers.companyAsked" values={{ day }} /> · <Text id="sharing.viewers.seesNothing" />
          </>
        ) : (
          <>
            <Text id="sharing.viewers.companySince" values={{ day }} /> · {seen(sees)} · {lastSeen(lastSeenAt)}
          </>
        )
      }
      value={onEnd && <EndAccess what={isAsked ? 'request' : 'access'} name={name} onEnd={onEnd} />}
    />
  )
}
