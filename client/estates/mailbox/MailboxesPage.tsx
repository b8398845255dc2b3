import { Mail, MailOpen } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import type { MailboxesQuery, MailboxLineFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** Who has sent documents to the owners of an estate. */
export function MailboxesPage(own: Own<NonNullable<NonNullable<MailboxesQuery['estate']>['mailboxes']>>) {
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  return (
    <EstateScreen own={own} section="mailbox" skeleton={<MailboxesSkeleton />} closed={<Text id="mailbox.closed" />}>
      {() =>
        nodes.length ? (
          <Section isTitle title={<Text id="mailbox.title" />}>
            <Sheet paddingBlock="2">
              <Rows>
                {nodes.map((mailbox) => (
                  <Line key={mailbox.id} {...mailbox} />
                ))}
              </Rows>
            </Sheet>
            {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
          </Section>
        ) : (
          <EmptyState icon={MailOpen} title={<Text id="mailbox.empty.title" />}>
            <Text id="mailbox.empty.text" />
          </EmptyState>
        )
      }
    </EstateScreen>
  )
}

function Line({ companyId, companyName, isCompanyProven, documentCount, unseenCount, lastAt }: MailboxLineFragment) {
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
