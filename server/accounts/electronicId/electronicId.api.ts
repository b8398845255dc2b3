import type { GraphqlApi } from '#server/kernel/api.ts'
import { removeSignInLink, signInLinks } from './electronicId.operations.ts'
import { signInLink } from './signInLink.entity.ts'
import { signInRound } from './signInRound.entity.ts'

export const graphql: GraphqlApi = {
  Query: { signInLinks },
  Mutation: { removeSignInLink },
  entities: [signInLink, signInRound],
  names: { SignInLink: null },
}
