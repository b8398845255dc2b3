import type { GraphqlApi } from '#server/kernel/api.ts'
import { accessToken } from './accessToken.entity.ts'
import { accessTokens, createAccessToken, revokeAccessToken } from './accessTokens.operations.ts'

export const graphql: GraphqlApi = {
  Query: { accessTokens },
  Mutation: { createAccessToken, revokeAccessToken },
  entities: [accessToken],
  names: { AccessToken: null },
}
