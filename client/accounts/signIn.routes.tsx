import type { RouteObject } from 'react-router-dom'
import { needsNoSession } from '#client/access/gates.ts'
import { guarded, screen, speaks } from '#client/access/screen.ts'

export const signInRoutes: RouteObject[] = [
  guarded(
    needsNoSession,
    screen('/login', async () => (await import('./login/LoginPage.tsx')).LoginPage),
  ),
  screen('/reset-password', async () => (await import('./resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage),
  speaks(
    ['errors'],
    screen('/create-password/:token', async () => (await import('./createPassword/CreatePasswordPage.tsx')).CreatePasswordPage),
  ),
  screen('/confirm-email/:token', async () => (await import('./email/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  screen('/unsubscribe/:token', async () => (await import('./mailChoices/UnsubscribePage.tsx')).UnsubscribePage),
  screen('/no-more-mail/:senderKey', async () => (await import('./refusedSenders/RefuseSenderPage.tsx')).RefuseSenderPage),
  screen(
    '/owner-invitation/:invitationKey',
    async () => (await import('./ownerInvitations/RefuseOwnerInvitationPage.tsx')).RefuseOwnerInvitationPage,
  ),
  guarded(
    needsNoSession,
    speaks(
      ['lookup'],
      screen('/register', async () => (await import('./register/RegisterPage.tsx')).RegisterPage),
    ),
  ),
  guarded(
    needsNoSession,
    speaks(
      ['lookup', 'trades'],
      screen('/register/company', async () => (await import('./registerCompany/RegisterCompanyPage.tsx')).RegisterCompanyPage),
    ),
  ),
  screen('/register/success', async () => (await import('./register/RegisteredPage.tsx')).RegisteredPage),
  screen('/register/success-multi-role', async () => (await import('./register/RegisteredPage.tsx')).RegisteredBesidePage),
]
