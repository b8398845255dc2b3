import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** Below `/private`. */
export const accountRoutes: RouteObject[] = [
  screen('account-list', async () => (await import('./accountList/AccountListPage.tsx')).AccountListPage),
  screen('owner-invitations', async () => (await import('./ownerInvitations/OwnerInvitationsPage.tsx')).OwnerInvitationsPage),
  speaks(
    ['accounts.dataExport', 'accounts.departure', 'accounts.tokens'],
    screen('profile', async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  ),
  speaks(
    ['accounts.dataExport', 'accounts.departure', 'accounts.tokens'],
    screen('profile/edit', async () => (await import('./profile/ProfileEditPage.tsx')).ProfileEditPage),
  ),
  speaks(
    ['accounts.departure'],
    screen('profile/email', async () => (await import('./email/ChangeEmailPage.tsx')).ChangeEmailPage),
  ),
  screen('change-password', async () => (await import('./changePassword/ChangePasswordPage.tsx')).ChangePasswordPage),
]
