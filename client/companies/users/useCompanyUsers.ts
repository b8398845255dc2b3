import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
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
  const asked = useCompanyUsersQuery({ variables: { companyId }, context: { tell: false } })
  const { nodes: users, ...list } = pagesOf(shownData(asked)?.companyUsers, asked)
  return { users, ...list }
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
