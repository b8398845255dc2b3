import { isProven } from '#server/access/isProven.ts'
import { company as companyEntity, Company } from '#server/companies/company.entity.ts'
import { subcontractors } from '#server/companies/subcontractors/subcontractors.operations.ts'
import { companyUsers } from '#server/companies/users/companyUsers.operations.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { del, get, postFile, put, type Route } from '#server/kernel/rest.ts'
import {
  company,
  companyPreview,
  companyProfile,
  deleteCompanyLogo,
  updateCompanyProfile,
  uploadCompanyLogo,
} from './companyProfile.operations.ts'

export const graphql: GraphqlApi = {
  Query: { company, companyProfile, companyPreview },
  Mutation: { updateCompanyProfile, uploadCompanyLogo, deleteCompanyLogo },
  names: { CompanyProfile: Company },
  entities: [companyEntity],
  types: {
    CompanyProfile: { isProven: computed<Company>(isProven) },
    Company: {
      isProven: computed<Company>(isProven),
      profile: through(companyProfile, { companyId: 'id' }),
      users: through(companyUsers, { companyId: 'id' }),
      subcontractors: through(subcontractors, { companyId: 'id' }),
    },
  },
}

const file = '{ id name type path size url }'
const profile = `{ companyId: id organizationNumber name isProven addressLine1 postalCode city description trades phone email website
  centralApproval wetRoomCertificate insuranceCompany contactName logo ${file} version }`

export const rest: Route[] = [
  get('/api/private/company/profile/:companyId', companyPreview, { answer: profile }),
  get('/api/private/company/:companyId/profile', companyProfile, { answer: profile }),
  put('/api/private/company/:companyId/profile', updateCompanyProfile, { answer: profile, refuses: ['emailIsNotValid'] }),
  postFile('/api/private/company/:companyId/profile/logo', uploadCompanyLogo, { answer: file }),
  del('/api/private/company/:companyId/profile/logo/:fileId', deleteCompanyLogo),
]
