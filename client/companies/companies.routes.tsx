import type { RouteObject } from 'react-router-dom'

/** Below `/private`. */
export const companyRoutes: RouteObject[] = [
  { path: 'company/users', lazy: async () => ({ Component: (await import('./users/CompanyUsersPage.tsx')).CompanyUsersPage }) },
  { path: 'company/users/create', lazy: async () => ({ Component: (await import('./users/CreateUserPage.tsx')).CreateUserPage }) },
  {
    path: 'company/users/update/:accountId',
    lazy: async () => ({ Component: (await import('./users/UpdateUserPage.tsx')).UpdateUserPage }),
  },
]
