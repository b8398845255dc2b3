import { chakra } from '@chakra-ui/react'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { FileLink } from '#client/files/FileLink.tsx'
import { useAdditionalOrdersQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { orderPath } from '#client/projects/orders/orderPlace.ts'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'

/** What the customer has approved beside the contract, each with the paper of it. Where there is none yet, nothing is said. */
export function AdditionalOrders({ projectId }: { projectId: string }) {
  const text = useText()
  const { data } = useAdditionalOrdersQuery({ variables: { projectId }, ...screenQuery })
  const orders = data?.orders?.nodes ?? []
  if (!orders.length) return null
  return (
    <Section
      title={
        <chakra.span display="inline-flex" alignItems="center" gap="3">
          <Text id="projects.papers.additional" /> <Count>{orders.length}</Count>
        </chakra.span>
      }
    >
      <chakra.p color="muted">
        <Text id="projects.papers.additionalText" />
      </chakra.p>
      <Sheet>
        <Rows aria-label={text('projects.papers.additional')}>
          {orders.map((order) => (
            <Row key={order.id}>
              <chakra.span flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
                <TextLink to={orderPath(order)}>
                  {order.number} · {order.title}
                </TextLink>
                <Approved approval={order.approval} />
              </chakra.span>
              <chakra.span textStyle="figures">
                {order.gross === null ? <Text id="projects.papers.othersPrice" /> : writtenMoney(order.gross)}
              </chakra.span>
              {order.approval?.file && <FileLink file={order.approval.file} />}
            </Row>
          ))}
        </Rows>
      </Sheet>
    </Section>
  )
}

/** Who was forgotten since is not named. */
const Approved = ({ approval }: { approval: { approvedAt: string; approvedBy: string | null } | null }) => {
  if (!approval) return null
  const date = writtenDay(approval.approvedAt)
  const { approvedBy: name } = approval
  return (
    <chakra.span display="block" textStyle="meta" color="muted">
      {name ? <Text id="projects.papers.approvedBy" values={{ date, name }} /> : <Text id="projects.papers.approvedOn" values={{ date }} />}
    </chakra.span>
  )
}

const Row = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2', paddingBlock: '3' },
})
