import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { acceptCompanyInvitation, companyInvitations, declineCompanyInvitation, leaveCompany } from './companyInvitations.operations.ts'

export const graphql: GraphqlApi = {
  Query: { companyInvitations },
  Mutation: { acceptCompanyInvitation, declineCompanyInvitation, leaveCompany },
}

const base = '/api/private/profile/user'

export const rest: Route[] = [
  get(`${base}/company-invitations`, companyInvitations, {
    answer: '{ id companyName organizationNumber isCompanyProven roles createdAt }',
  }),
  post(`${base}/company-invitations/:invitationId`, acceptCompanyInvitation, { refuses: ['userAlreadyInCompany', 'userRoleConflict'] }),
  del(`${base}/company-invitations/:invitationId`, declineCompanyInvitation),
  post(`${base}/accounts/:accountId/leave`, leaveCompany, { refuses: ['lastAdminInCompany'] }),
]
