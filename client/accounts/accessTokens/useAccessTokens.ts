import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import {
  type AccessScope,
  useAccessTokensQuery,
  useCreateAccessTokenMutation,
  useRevokeAccessTokenMutation,
} from '#client/generated/graphql.ts'

export function useAccessTokens() {
  const { data, refetch } = useAccessTokensQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const [createToken] = useCreateAccessTokenMutation()
  const [revokeToken] = useRevokeAccessTokenMutation()

  async function create(variables: { name: string; scope: AccessScope; days: number }) {
    try {
      const { data: created } = await createToken({ variables, fetchPolicy: 'no-cache', context: { tell: false } })
      await refetch()
      return created?.createAccessToken.token
    } catch (error) {
      tellFailure(refusalOf(error) ?? error)
      throw error
    }
  }

  async function revoke(id: string) {
    await revokeToken({ variables: { id } })
    await refetch()
  }

  return { tokens: data?.accessTokens, create, revoke }
}
