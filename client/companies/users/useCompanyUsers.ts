import { useSend } from '#client/data/useSend.ts'
import {
  type CompanyUserPartsFragment,
  CreateCompanyUserDocument,
  type CreateCompanyUserInput,
  InviteCompanyUserAgainDocument,
  UpdateCompanyUserDocument,
  type UpdateCompanyUserInput,
} from '#client/generated/graphql.ts'

export type CompanyUser = CompanyUserPartsFragment
export type NewCompanyUser = Omit<CreateCompanyUserInput, 'companyId'>
export type CompanyUserChange = Omit<UpdateCompanyUserInput, 'companyId' | 'userId'>

export function useCreateCompanyUser(companyId: string) {
  const send = useSend()
  return (user: NewCompanyUser) =>
    send({ mutation: CreateCompanyUserDocument, variables: { input: { companyId, ...user } } }, ['Query.companyUsers'])
}

export function useCompanyUser(companyId: string, userId: string) {
  const send = useSend()
  return {
    change: (change: CompanyUserChange) =>
      send({ mutation: UpdateCompanyUserDocument, variables: { input: { companyId, userId, ...change } } }),
    inviteAgain: () => send({ mutation: InviteCompanyUserAgainDocument, variables: { companyId, userId } }),
  }
}
