import type { GraphqlApi } from '#server/kernel/api.ts'
import { accessTokens, createAccessToken, revokeAccessToken } from './accessTokens.operations.ts'

export const graphql: GraphqlApi = { Query: { accessTokens }, Mutation: { createAccessToken, revokeAccessToken } }
