import type { ApolloCache } from '@apollo/client'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type CompanyUserPartsFragment,
  type CreateCompanyUserInput,
  type UpdateCompanyUserInput,
  useCompanyUserQuery,
  useCompanyUsersQuery,
  useCreateCompanyUserMutation,
  useInviteCompanyUserAgainMutation,
  useUpdateCompanyUserMutation,
} from '#client/generated/graphql.ts'

export type CompanyUser = CompanyUserPartsFragment
export type NewCompanyUser = Omit<CreateCompanyUserInput, 'companyId'>
export type CompanyUserChange = Omit<UpdateCompanyUserInput, 'companyId' | 'userId'>

/** The people of a company, by name. */
export function useCompanyUsers(companyId: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useCompanyUsersQuery({
    variables: { companyId },
    context: { tell: false },
  })
  const list = (data ?? previousData)?.companyUsers
  return {
    users: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: list ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  }
}

const listAgain = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'companyUsers' })

export function useCreateCompanyUser(companyId: string) {
  const [create] = useCreateCompanyUserMutation()
  const keyFor = useRepeatKey()
  return (user: NewCompanyUser) => {
    const input = { companyId, ...user }
    return create({ variables: { input }, context: { headers: { 'Idempotency-Key': keyFor(input) } }, update: listAgain })
  }
}

export function useCompanyUser(companyId: string, userId: string) {
  const { data, error, refetch } = useCompanyUserQuery({ variables: { companyId, userId }, context: { tell: false } })
  const [update] = useUpdateCompanyUserMutation()
  const [invite] = useInviteCompanyUserAgainMutation()
  return {
    user: data?.companyUser,
    error: data ? undefined : error,
    retry: () => void refetch(),
    change: (change: CompanyUserChange) => update({ variables: { input: { companyId, userId, ...change } } }),
    inviteAgain: () => invite({ variables: { companyId, userId } }),
  }
}
