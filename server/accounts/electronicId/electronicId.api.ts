import type { Forgets } from '#server/access/caretaker.ts'
import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import { removeSignInLink, signInLinks } from './electronicId.operations.ts'
import { forgetOldRounds } from './rounds.ts'
import { signInLink } from './signInLink.entity.ts'
import { signInRound } from './signInRound.entity.ts'
import { signInRoute } from './signInRoute.ts'

export const graphql: GraphqlApi = {
  Query: { signInLinks },
  Mutation: { removeSignInLink },
  entities: [signInLink, signInRound],
  names: { SignInLink: null },
}

export const routes: readonly Routes[] = [signInRoute]

export const forgets: readonly Forgets[] = [forgetOldRounds]
