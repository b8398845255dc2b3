import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { accessToken } from './accessToken.entity.ts'
import { accessTokens, createAccessToken, revokeAccessToken } from './accessTokens.operations.ts'

export const graphql: GraphqlApi = {
  Query: { accessTokens },
  Mutation: { createAccessToken, revokeAccessToken },
  entities: [accessToken],
  names: { AccessToken: null, TokenEstate: null },
}

const tokens = '/api/private/profile/user/access-tokens'
const selection = '{ id name scope areas estates { id addressLine1 } createdAt expiresAt lastUsedAt }'

export const rest: Route[] = [
  get(tokens, accessTokens, { answer: selection }),
  post(tokens, createAccessToken, { answer: `{ token accessToken ${selection} }`, status: 201 }),
  del(`${tokens}/:id`, revokeAccessToken),
]
