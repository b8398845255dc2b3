import { chakra, Heading } from '@chakra-ui/react'
import { CircleCheck, Clock } from 'lucide-react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type DeliveriesQuery, useDeliveriesQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenDay, writtenSize } from '#client/ui/writing.ts'

type Delivery = DeliveriesQuery['deliveries']['edges'][number]['node']

/** What the company has sent, and whether it was opened. */
export function Deliveries() {
  const query = useDeliveriesQuery({ ...screenQuery, fetchPolicy: 'cache-and-network' })
  const { nodes: deliveries, ...pages } = pagesOf(shownData(query)?.deliveries, query)
  return (
    <Section title={<Text id="mailbox.task.sent" />}>
      <Answered answer={{ ...pages, data: deliveries }} skeleton={<LoadingRows />}>
        {(sent) =>
          sent.length ? (
            <>
              <Stack>
                {sent.map((delivery) => (
                  <One key={delivery.id} {...delivery} />
                ))}
              </Stack>
              {pages.hasMore && <ShowMore shown={sent.length} of={pages.totalCount} loading={pages.loading} onMore={pages.more} />}
            </>
          ) : (
            <chakra.p color="muted">
              <Text id="mailbox.task.nothingSent" />
            </chakra.p>
          )
        }
      </Answered>
    </Section>
  )
}

const One = ({ subject, addressLine1, addressLine2, createdAt, documents }: Delivery) => (
  <Sheet>
    <Heading as="h3" textStyle="lead" overflowWrap="anywhere">
      {subject}
    </Heading>
    <chakra.p textStyle="meta" color="muted">
      {[addressLine1, addressLine2, writtenDay(createdAt)].filter(Boolean).join(' · ')}
    </chakra.p>
    <Rows marginTop="2" marginBottom="-2">
      {documents?.map(({ id, customName, fileName, fileSize, seenAt }) => (
        <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="2">
          <chakra.span flex="1" minWidth="160px" overflowWrap="anywhere">
            <chakra.b display="block">{customName}</chakra.b>
            <chakra.span textStyle="meta" color="muted">
              {fileName} · {writtenSize(fileSize)}
            </chakra.span>
          </chakra.span>
          {seenAt ? (
            <State icon={CircleCheck} tone="positive">
              <Text id="mailbox.task.opened" values={{ date: writtenDay(seenAt) }} />
            </State>
          ) : (
            <State icon={Clock} tone="neutral">
              <Text id="mailbox.task.notOpened" />
            </State>
          )}
        </chakra.li>
      ))}
    </Rows>
  </Sheet>
)
