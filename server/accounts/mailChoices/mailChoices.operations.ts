import { nothing } from '#schema/accounts/identity.input.ts'
import { chooseMailByTokenInput, chooseMailInput } from '#schema/accounts/mailChoices.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { answer, command } from '#server/kernel/operation.ts'

export const mailChoices = answer({
  name: 'mailChoices',
  input: nothing,
  permission: signedIn,
  answer: async ({ scope, call }) => (await scope.mailChoices()).all(call.features),
})

export const chooseMail = command({
  name: 'chooseMail',
  input: chooseMailInput,
  permission: signedIn,
  run: async ({ scope, input: { kind, isOn } }) => (await scope.mailChoices()).choose(kind, isOn),
})

export const chooseMailByToken = command({
  name: 'chooseMailByToken',
  input: chooseMailByTokenInput,
  isSecret: true,
  permission: everyone('whoever got a reminder has its token'),
  run: ({ scope, input: { token, isOn }, call }) => scope.chooseMailByToken(call.mailKeys, { token, isOn }),
})
