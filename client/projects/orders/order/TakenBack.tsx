import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

/** That it was taken back: to its customer what they see still; to whoever writes it anew, what the customer goes on seeing. */
export function TakenBack({ order: { asSentAt, isWithdrawn, may } }: { order: Order }) {
  if (asSentAt)
    return (
      <Note title={<Text id="orders.withdrawn" />}>
        <Text id="orders.withdrawnText" values={{ moment: writtenMoment(asSentAt) }} />
      </Note>
    )
  return (
    isWithdrawn &&
    may.includes('release') && (
      <Note title={<Text id="orders.withdrawn" />}>
        <Text id="orders.customerSeesSent" />
      </Note>
    )
  )
}
