import { nothing } from '#schema/accounts/identity.input.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { answer } from '#server/kernel/operation.ts'
import { waitingFor } from './matters.ts'
import type { Waits } from './waits.offer.ts'

export function waitingOver(parts: readonly Waits[]) {
  const mattersOf = waitingFor(parts)
  return answer({
    name: 'waiting',
    input: nothing,
    permission: asAccount,
    answer: ({ grant, call }) => mattersOf(grant, call),
  })
}
