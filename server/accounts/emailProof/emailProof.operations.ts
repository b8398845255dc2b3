import { changeEmailInput, emailTokenInput } from '#schema/accounts/emailProof.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { provePassword } from '#server/accounts/password/credentials.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { proofOf, sendLink, sendLinkAgain } from './askingForProof.ts'
import { confirm } from './confirming.ts'
import { findEmailToken } from './emailTokens.offer.ts'
import { startAgain } from './startingAnew.ts'

export const emailProof = answer({
  name: 'emailProof',
  input: nothing,
  permission: signedIn,
  answer: ({ grant }) => proofOf(grant),
})

export const sendEmailLink = command({
  name: 'sendEmailLink',
  input: nothing,
  permission: inPerson(signedIn),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, call, mail }) {
    await sendLinkAgain(grant, { mail })
    call.noted = { recordId: grant.userId }
    return proofOf(grant)
  },
})

export const changeEmail = command({
  name: 'changeEmail',
  input: changeEmailInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ grant, input: { password }, call }) {
    await grant.throttle('invite', call.address)
    await provePassword(grant, password, call.address)
  },
  async run({ grant, input: { email }, call, mail }) {
    await sendLink(grant, { mail }, email)
    call.noted = { recordId: grant.userId }
    return proofOf(grant)
  },
})

export const emailToken = command({
  name: 'emailToken',
  input: emailTokenInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the address'),
  async run({ grant, input: { token } }) {
    const link = await findEmailToken(grant, token)
    if (!link) throw new AppError('passwordResetLinkExpired')
    const { email, name, createdAt, userId } = link
    return { email, name, createdAt: createdAt.toISOString(), isOwn: grant.viewer.kind === 'account' && grant.viewer.userId === userId }
  },
})

export const confirmEmail = command({
  name: 'confirmEmail',
  input: emailTokenInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async run({ grant, input: { token }, call, mail }) {
    await confirm(grant, { mail }, token)
    call.noted = { recordId: grant.userId }
    return proofOf(grant)
  },
})

export const startAnew = command({
  name: 'startAnew',
  input: emailTokenInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the address'),
  async run({ grant, input: { token }, call }) {
    const { userId, secret } = await startAgain(grant, token)
    call.noted = { recordId: userId }
    return { token: secret }
  },
})
