import { accessTokenInput, createAccessTokenInput } from '#schema/accounts/accessTokens.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

export const accessTokens = answer({
  name: 'accessTokens',
  input: nothing,
  permission: inPerson(asAccount),
  answer: ({ scope }) => scope.accessTokens(),
})

export const createAccessToken = command({
  name: 'createAccessToken',
  input: createAccessTokenInput,
  isSecret: true,
  permission: inPerson(asAccount),
  async run({ scope, input: { name, scope: reach, days }, call }) {
    const created = await scope.createAccessToken({ name, scope: reach, days })
    call.noted = { recordId: created.accessToken.id }
    return created
  },
})

export const revokeAccessToken = command({
  name: 'revokeAccessToken',
  input: accessTokenInput,
  permission: inPerson(asAccount),
  async run({ scope, input: { id } }) {
    await scope.revokeAccessToken(id)
    return new Done(id)
  },
})
