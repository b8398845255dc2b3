import type { Slice } from '#server/kernel/api.ts'
import { waitingOver } from './waiting.operations.ts'
import type { Waits } from './waits.offer.ts'

/** Over what each slice says of itself: it knows none of them. */
export const waiting = (parts: readonly Waits[]): Slice => ({
  graphql: {
    Query: { waiting: waitingOver(parts) },
    names: { Waiting: null, WaitingGroup: null, WaitingMatter: null },
  },
})
