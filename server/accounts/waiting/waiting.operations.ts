import { nothing } from '#schema/accounts/identity.input.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { answer } from '#server/kernel/operation.ts'
import { waitingFor } from './matters.ts'

export const waiting = answer({
  name: 'waiting',
  input: nothing,
  permission: asAccount,
  answer: ({ grant, call, app }) => waitingFor(grant, app.config.features, call.language),
})
