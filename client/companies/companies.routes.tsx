import type { RouteObject } from 'react-router-dom'
import type { Address, IsFor } from '#client/access/own.ts'
import { question, screen, screenOf } from '#client/access/screen.ts'

const isStaff: IsFor = ({ features, companyId }) => Boolean(features['companyAccountManagement'] && companyId)
const isAdmin: IsFor = (identity) => isStaff(identity) && identity.roles.includes('Company.Admin')

const ofCompany = ({ identity }: Address) => ({ companyId: identity?.companyId ?? '' })
const profile = question(
  async () => (await import('#client/generated/operations/CompanyProfile.ts')).CompanyProfileDocument,
  ({ companyProfile }) => companyProfile ?? undefined,
  ofCompany,
)

/** Below `/private`. */
export const companyRoutes: RouteObject[] = [
  screenOf({
    path: 'company',
    asks: profile,
    page: async () => (await import('./CompanyPage.tsx')).CompanyPage,
    isFor: isStaff,
  }),
  screenOf({
    path: 'company/admin',
    asks: profile,
    page: async () => (await import('./profile/CompanyAdminPage.tsx')).CompanyAdminPage,
    isFor: isAdmin,
  }),
  screenOf({
    path: 'profile/company',
    asks: question(
      async () => (await import('#client/generated/operations/CompanyPreview.ts')).CompanyPreviewDocument,
      ({ companyPreview }) => companyPreview ?? undefined,
      ({ search, identity }) => ({ companyId: search.get('company') ?? identity?.companyId ?? '' }),
    ),
    page: async () => (await import('./profile/CompanyPreviewPage.tsx')).CompanyPreviewPage,
    isFor: isStaff,
  }),
  screenOf({
    path: 'administration/companies',
    asks: question(
      async () => (await import('#client/generated/operations/CompanyProofs.ts')).CompanyProofsDocument,
      ({ companyProofs }) => companyProofs,
      ({ search, typed }) => ({
        searchValue: typed,
        onlyWaiting: search.get('show') !== 'all',
        page: Number(search.get('page')) || 1,
      }),
    ),
    page: async () => (await import('./office/CompanyProofsPage.tsx')).CompanyProofsPage,
    isFor: ({ roles }) => roles.includes('System.Admin'),
    texts: ['administration.office'],
  }),
  screenOf({
    path: 'company/users',
    asks: question(
      async () => (await import('#client/generated/operations/CompanyUsers.ts')).CompanyUsersDocument,
      ({ companyUsers }) => companyUsers,
      ofCompany,
    ),
    page: async () => (await import('./users/CompanyUsersPage.tsx')).CompanyUsersPage,
    isFor: isAdmin,
  }),
  screen('company/users/create', async () => (await import('./users/CreateUserPage.tsx')).CreateUserPage),
  screenOf({
    path: 'company/users/update/:accountId',
    asks: question(
      async () => (await import('#client/generated/operations/CompanyUser.ts')).CompanyUserDocument,
      ({ companyUser }) => companyUser ?? undefined,
      (address) => ({ ...ofCompany(address), userId: address.params.accountId ?? '' }),
    ),
    page: async () => (await import('./users/UpdateUserPage.tsx')).UpdateUserPage,
    isFor: isAdmin,
  }),
]
