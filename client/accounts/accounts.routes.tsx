import type { RouteObject } from 'react-router-dom'
import { needsNoSession } from '#client/access/gates.ts'

export const signInRoutes: RouteObject[] = [
  { path: '/login', loader: needsNoSession, lazy: async () => ({ Component: (await import('./login/LoginPage.tsx')).LoginPage }) },
  { path: '/reset-password', lazy: async () => ({ Component: (await import('./resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage }) },
  {
    path: '/create-password/:token',
    lazy: async () => ({ Component: (await import('./createPassword/CreatePasswordPage.tsx')).CreatePasswordPage }),
  },
  {
    path: '/confirm-email/:token',
    lazy: async () => ({ Component: (await import('./email/ConfirmEmailPage.tsx')).ConfirmEmailPage }),
  },
  {
    path: '/unsubscribe/:token',
    lazy: async () => ({ Component: (await import('./mailChoices/UnsubscribePage.tsx')).UnsubscribePage }),
  },
  {
    path: '/register',
    loader: needsNoSession,
    lazy: async () => ({ Component: (await import('./register/RegisterPage.tsx')).RegisterPage }),
  },
  {
    path: '/register/company',
    loader: needsNoSession,
    lazy: async () => ({ Component: (await import('./registerCompany/RegisterCompanyPage.tsx')).RegisterCompanyPage }),
  },
  { path: '/register/success', lazy: async () => ({ Component: (await import('./register/RegisteredPage.tsx')).RegisteredPage }) },
  {
    path: '/register/success-multi-role',
    lazy: async () => ({ Component: (await import('./register/RegisteredPage.tsx')).RegisteredBesidePage }),
  },
]

export const accountRoutes: RouteObject[] = [
  { path: 'account-list', lazy: async () => ({ Component: (await import('./accountList/AccountListPage.tsx')).AccountListPage }) },
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile/ProfilePage.tsx')).ProfilePage }) },
  { path: 'profile/edit', lazy: async () => ({ Component: (await import('./profile/ProfileEditPage.tsx')).ProfileEditPage }) },
  { path: 'profile/email', lazy: async () => ({ Component: (await import('./email/ChangeEmailPage.tsx')).ChangeEmailPage }) },
  {
    path: 'change-password',
    lazy: async () => ({ Component: (await import('./changePassword/ChangePasswordPage.tsx')).ChangePasswordPage }),
  },
]
