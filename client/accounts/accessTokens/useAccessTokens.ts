import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import {
  type CreateAccessTokenInput,
  useAccessTokensQuery,
  useCreateAccessTokenMutation,
  useEstatesForTokenQuery,
  useRevokeAccessTokenMutation,
} from '#client/generated/graphql.ts'

export function useAccessTokens() {
  const { data, refetch } = useAccessTokensQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const { data: choosable } = useEstatesForTokenQuery({ fetchPolicy: 'no-cache', context: { tell: false } })
  const [createToken] = useCreateAccessTokenMutation()
  const [revokeToken] = useRevokeAccessTokenMutation()

  async function create(input: CreateAccessTokenInput) {
    try {
      const { data: created } = await createToken({ variables: { input }, fetchPolicy: 'no-cache', context: { tell: false } })
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

  const estates = [...(choosable?.estates.nodes ?? []), ...(choosable?.guestEstates.nodes ?? [])]
  return { tokens: data?.accessTokens, estates, create, revoke }
}
