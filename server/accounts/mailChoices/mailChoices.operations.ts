import { nothing } from '#schema/accounts/identity.input.ts'
import { chooseMailByTokenInput, chooseMailInput } from '#schema/accounts/mailChoices.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { choicesOf, choose, chooseByToken } from './choices.ts'

export const mailChoices = answer({
  name: 'mailChoices',
  input: nothing,
  permission: signedIn,
  answer: ({ grant, app }) => choicesOf(grant, app.config.features),
})

export const chooseMail = command({
  name: 'chooseMail',
  input: chooseMailInput,
  permission: signedIn,
  run: ({ grant, input: { kind, isOn } }) => choose(grant, kind, isOn),
})

export const chooseMailByToken = command({
  name: 'chooseMailByToken',
  input: chooseMailByTokenInput,
  isSecret: true,
  permission: everyone('whoever got a reminder has its token'),
  run: ({ grant, input: { token, isOn }, app }) => chooseByToken(grant, app.mailKeys, { token, isOn }),
})
