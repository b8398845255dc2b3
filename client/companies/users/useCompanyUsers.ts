import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type CompanyUserPartsFragment,
  CreateCompanyUserDocument,
  type CreateCompanyUserInput,
  InviteCompanyUserAgainDocument,
  UpdateCompanyUserDocument,
  type UpdateCompanyUserInput,
  useCompanyUserQuery,
  useCompanyUsersQuery,
} from '#client/generated/graphql.ts'

export type CompanyUser = CompanyUserPartsFragment
export type NewCompanyUser = Omit<CreateCompanyUserInput, 'companyId'>
export type CompanyUserChange = Omit<UpdateCompanyUserInput, 'companyId' | 'userId'>

/** The people of a company, by name. */
export function useCompanyUsers(companyId: string) {
  const query = useCompanyUsersQuery({ variables: { companyId }, context: { tell: false } })
  const { nodes: users, ...list } = pagesOf(shownData(query)?.companyUsers, query)
  return { users, ...list }
}

export function useCreateCompanyUser(companyId: string) {
  const send = useSend()
  return (user: NewCompanyUser) =>
    send({ mutation: CreateCompanyUserDocument, variables: { input: { companyId, ...user } } }, ['Query.companyUsers'])
}

export function useCompanyUser(companyId: string, userId: string) {
  const { data, error, refetch } = useCompanyUserQuery({ variables: { companyId, userId }, context: { tell: false } })
  const send = useSend()
  return {
    user: data?.companyUser,
    error: data ? undefined : error,
    retry: () => void refetch(),
    change: (change: CompanyUserChange) =>
      send({ mutation: UpdateCompanyUserDocument, variables: { input: { companyId, userId, ...change } } }),
    inviteAgain: () => send({ mutation: InviteCompanyUserAgainDocument, variables: { companyId, userId } }),
  }
}
