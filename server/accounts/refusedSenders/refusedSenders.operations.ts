import { nothing } from '#schema/accounts/identity.input.ts'
import { refusedSenderInput, refuseSenderInput, senderKeyInput } from '#schema/accounts/refusedSenders.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { liftRefusal, refuse, refusedBy, senderBy } from './refusingSender.ts'

export const refusedSenders = answer({
  name: 'refusedSenders',
  input: nothing,
  permission: signedIn,
  answer: ({ grant }) => refusedBy(grant),
})

export const liftRefusedSender = command({
  name: 'liftRefusedSender',
  input: refusedSenderInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { refusalId } }) {
    await liftRefusal(grant, refusalId)
    return new Done(refusalId)
  },
})

const holder = everyone('whoever got a mail has the key of its sender')

export const refusableSender = answer({
  name: 'refusableSender',
  input: senderKeyInput,
  permission: holder,
  async answer({ grant, input: { senderKey }, call, app }) {
    await grant.throttle('token', call.address)
    return senderBy(grant, app.mailKeys, senderKey)
  },
})

export const refuseSender = command({
  name: 'refuseSender',
  input: refuseSenderInput,
  isSecret: true,
  permission: holder,
  prepare: ({ grant, call }) => grant.throttle('token', call.address),
  run: ({ grant, input: { senderKey: key, isRefused }, app }) => refuse(grant, app.mailKeys, { key, isRefused }),
})
