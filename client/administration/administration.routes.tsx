import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** Below `/private`, for those who look after the whole system. */
export const administrationRoutes: RouteObject[] = [
  screen('administration', async () => (await import('./overview/AdministrationPage.tsx')).AdministrationPage),
  screen('administration/users', async () => (await import('./users/UsersPage.tsx')).UsersPage),
  speaks(
    ['administration.deeds', 'history'],
    screen('administration/users/:userId', async () => (await import('./user/UserPage.tsx')).UserPage),
  ),
  screen('administration/mails', async () => (await import('./mails/MailsPage.tsx')).MailsPage),
  screen('administration/jobs', async () => (await import('./jobs/JobsPage.tsx')).JobsPage),
  // What is done on an estate is called the same here as in the estate's own history.
  speaks(
    ['administration.deeds', 'history'],
    screen('administration/audit', async () => (await import('./auditLog/AuditLogPage.tsx')).AuditLogPage),
  ),
  screen('administration/storage', async () => (await import('./storage/StoragePage.tsx')).StoragePage),
]
