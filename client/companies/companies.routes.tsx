import type { RouteObject } from 'react-router-dom'

/** Below `/private`. */
export const companyRoutes: RouteObject[] = [
  { path: 'company', lazy: async () => ({ Component: (await import('./CompanyPage.tsx')).CompanyPage }) },
  { path: 'company/admin', lazy: async () => ({ Component: (await import('./profile/CompanyAdminPage.tsx')).CompanyAdminPage }) },
  { path: 'profile/company', lazy: async () => ({ Component: (await import('./profile/CompanyPreviewPage.tsx')).CompanyPreviewPage }) },
  {
    path: 'administration/companies',
    lazy: async () => ({ Component: (await import('./office/CompanyProofsPage.tsx')).CompanyProofsPage }),
  },
  { path: 'company/users', lazy: async () => ({ Component: (await import('./users/CompanyUsersPage.tsx')).CompanyUsersPage }) },
  { path: 'company/users/create', lazy: async () => ({ Component: (await import('./users/CreateUserPage.tsx')).CreateUserPage }) },
  {
    path: 'company/users/update/:accountId',
    lazy: async () => ({ Component: (await import('./users/UpdateUserPage.tsx')).UpdateUserPage }),
  },
]
