import { accessTokenInput, createAccessTokenInput } from '#schema/accounts/accessTokens.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { createToken, revokeToken, tokensOf } from './tokens.ts'

export const accessTokens = answer({
  name: 'accessTokens',
  input: nothing,
  permission: inPerson(asAccount),
  answer: ({ grant }) => tokensOf(grant),
})

export const createAccessToken = command({
  name: 'createAccessToken',
  input: createAccessTokenInput,
  isSecret: true,
  permission: inPerson(asAccount),
  async run({ grant, input }) {
    const created = await createToken(grant, input)
    return about({ recordId: created.accessToken.id }, created)
  },
})

export const revokeAccessToken = command({
  name: 'revokeAccessToken',
  input: accessTokenInput,
  permission: inPerson(asAccount),
  async run({ grant, input: { id } }) {
    await revokeToken(grant, id)
    return new Done(id)
  },
})
