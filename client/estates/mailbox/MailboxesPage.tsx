import { Mail, MailOpen } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState, EmptyState } from '#client/ui/states.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { type MailboxLine, useMailboxes } from './useMailboxes.ts'

/** Who has sent documents to the owners of an estate. */
export function MailboxesPage() {
  const { estateId } = useEstatePlace()
  const { mailboxes, totalCount, hasMore, loading, more, error, retry, isClosed, owner } = useMailboxes(estateId)
  return (
    <EstateShell section="mailbox" error={error} onRetry={retry}>
      {isClosed ? (
        <DeniedState title={<Text id="mailbox.closed" />}>
          <WhoCanGrant owner={owner} />
        </DeniedState>
      ) : !mailboxes ? (
        <MailboxesSkeleton />
      ) : mailboxes.length ? (
        <Section isTitle title={<Text id="mailbox.title" />}>
          <Sheet paddingBlock="2">
            <Rows>
              {mailboxes.map((mailbox) => (
                <Line key={mailbox.id} {...mailbox} />
              ))}
            </Rows>
          </Sheet>
          {hasMore && <ShowMore shown={mailboxes.length} of={totalCount} loading={loading} onMore={more} />}
        </Section>
      ) : (
        <EmptyState icon={MailOpen} title={<Text id="mailbox.empty.title" />}>
          <Text id="mailbox.empty.text" />
        </EmptyState>
      )}
    </EstateShell>
  )
}

function Line({ companyId, companyName, isCompanyProven, documentCount, unseenCount, lastAt }: MailboxLine) {
  const { path } = useEstatePlace()
  return (
    <ListRow
      to={`${path}/mailbox/${companyId}`}
      media={<Avatar name={companyName} square />}
      title={
        <>
          {companyName} <Unproven isProven={isCompanyProven} />
        </>
      }
      meta={
        <>
          <Text id="mailbox.documents" values={{ count: documentCount }} />
          {' · '}
          <Text id="mailbox.last" values={{ date: writtenDay(lastAt) }} />
        </>
      }
      value={
        unseenCount > 0 && (
          <State icon={Mail} tone="accent">
            <Text id="mailbox.unseen" values={{ count: unseenCount }} />
          </State>
        )
      }
    />
  )
}

export const MailboxesSkeleton = () => (
  <Loading>
    <SkeletonLine width="120px" of="lead" />
    <Sheet paddingBlock="2" marginTop="4">
      <SkeletonRows media />
    </Sheet>
  </Loading>
)
