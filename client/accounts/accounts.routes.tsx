import type { RouteObject } from 'react-router-dom'
import { needsNoSession } from '#client/access/gates.ts'

export const signInRoutes: RouteObject[] = [
  { path: '/login', loader: needsNoSession, lazy: async () => ({ Component: (await import('./login/LoginPage.tsx')).LoginPage }) },
]

export const accountRoutes: RouteObject[] = [
  { path: 'account-list', lazy: async () => ({ Component: (await import('./accountList/AccountListPage.tsx')).AccountListPage }) },
  {
    path: 'change-password',
    lazy: async () => ({ Component: (await import('./changePassword/ChangePasswordPage.tsx')).ChangePasswordPage }),
  },
]
