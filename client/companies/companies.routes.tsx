import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** Below `/private`. */
export const companyRoutes: RouteObject[] = [
  screen('company', async () => (await import('./CompanyPage.tsx')).CompanyPage),
  screen('company/admin', async () => (await import('./profile/CompanyAdminPage.tsx')).CompanyAdminPage),
  screen('profile/company', async () => (await import('./profile/CompanyPreviewPage.tsx')).CompanyPreviewPage),
  speaks(
    ['administration.office'],
    screen('administration/companies', async () => (await import('./office/CompanyProofsPage.tsx')).CompanyProofsPage),
  ),
  screen('company/users', async () => (await import('./users/CompanyUsersPage.tsx')).CompanyUsersPage),
  screen('company/users/create', async () => (await import('./users/CreateUserPage.tsx')).CreateUserPage),
  screen('company/users/update/:accountId', async () => (await import('./users/UpdateUserPage.tsx')).UpdateUserPage),
]
