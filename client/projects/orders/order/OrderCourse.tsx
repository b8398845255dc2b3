import { chakra } from '@chakra-ui/react'
import { Check, CircleX, MessageSquare } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

const icons = { reject: CircleX, comment: MessageSquare } as const
const iconOf = (action: string) => (action in icons ? icons[action as keyof typeof icons] : Check)

/** Who did what with it, when and why, and what they wrote to each other. */
export const OrderCourse = ({ events }: { events: NonNullable<Order['events']> }) => (
  <Card title={<Text id="orders.course" />}>
    <Steps>
      {events.map(({ id, action, words, by, side, createdAt }) => {
        const Icon = iconOf(action)
        return (
          <li key={id}>
            <chakra.span color={action === 'reject' ? 'caution.fg' : 'brand.fg'} marginTop="2px">
              <Icon size={20} aria-hidden />
            </chakra.span>
            <chakra.div minWidth="0">
              <chakra.b display="block">
                <Text id={`orders.event.${action}`} />
              </chakra.b>
              <chakra.span textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
                {by} <Text id={`orders.side.${side}`} />, {writtenMoment(createdAt)}
              </chakra.span>
              {words && <Words>{words}</Words>}
            </chakra.div>
          </li>
        )
      })}
    </Steps>
  </Card>
)

const Steps = chakra('ol', {
  base: { listStyle: 'none', display: 'grid', gap: '4', '& > li': { display: 'flex', gap: '3' } },
})
const Words = chakra('p', {
  base: { marginTop: '2', paddingInlineStart: '3', borderInlineStartWidth: '2px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})
