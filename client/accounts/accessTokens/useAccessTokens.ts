import { useSend } from '#client/data/useSend.ts'
import {
  CreateAccessTokenDocument,
  type CreateAccessTokenInput,
  RevokeAccessTokenDocument,
  useAccessTokensQuery,
  useEstatesForTokenQuery,
} from '#client/generated/graphql.ts'

export function useAccessTokens() {
  const { data, refetch } = useAccessTokensQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const { data: choosable } = useEstatesForTokenQuery({ fetchPolicy: 'no-cache', context: { tell: false } })
  const send = useSend()

  async function create(input: CreateAccessTokenInput) {
    const { createAccessToken } = await send({ mutation: CreateAccessTokenDocument, variables: { input }, isSecret: true })
    // It is seen once, whatever becomes of the list.
    await refetch().catch(() => undefined)
    return createAccessToken.token
  }

  async function revoke(id: string) {
    await send({ mutation: RevokeAccessTokenDocument, variables: { id } })
    await refetch()
  }

  const estates = [...(choosable?.estates.nodes ?? []), ...(choosable?.guestEstates.nodes ?? [])]
  return { tokens: data?.accessTokens, estates, create, revoke }
}
