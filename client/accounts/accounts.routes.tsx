import type { RouteObject } from 'react-router-dom'
import { question, screen, screenOf, speaks } from '#client/access/screen.ts'

const asksProfile = question(
  async () => (await import('#client/generated/operations/ProfileDetails.ts')).ProfileDetailsDocument,
  ({ profileDetails }) => profileDetails,
)

/** Below `/private`. */
export const accountRoutes: RouteObject[] = [
  screen('account-list', async () => (await import('./accountList/AccountListPage.tsx')).AccountListPage),
  screen('owner-invitations', async () => (await import('./ownerInvitations/OwnerInvitationsPage.tsx')).OwnerInvitationsPage),
  screenOf({ path: 'profile', asks: asksProfile, page: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage }),
  screenOf({
    path: 'profile/edit',
    asks: asksProfile,
    page: async () => (await import('./profile/ProfileEditPage.tsx')).ProfileEditPage,
    texts: ['accounts.dataExport', 'accounts.departure', 'accounts.tokens'],
  }),
  speaks(
    ['accounts.departure'],
    screen('profile/email', async () => (await import('./email/ChangeEmailPage.tsx')).ChangeEmailPage),
  ),
  screen('change-password', async () => (await import('./changePassword/ChangePasswordPage.tsx')).ChangePasswordPage),
]
