import type { RouteObject } from 'react-router-dom'
import { question, screen, screenOf } from '#client/access/screen.ts'

/** Below `/private`. */
export const mailboxRoutes: RouteObject[] = [
  screenOf({
    path: 'estate/:estateId/mailbox',
    asks: question(
      async () => (await import('#client/generated/operations/Mailboxes.ts')).MailboxesDocument,
      ({ estate }) => estate?.mailboxes,
    ),
    page: async () => (await import('./mailbox/MailboxesPage.tsx')).MailboxesPage,
  }),
  screenOf({
    path: 'estate/:estateId/mailbox/:companyId',
    asks: question(
      async () => (await import('#client/generated/operations/Mailbox.ts')).MailboxDocument,
      ({ mailbox }) => mailbox ?? undefined,
    ),
    page: async () => (await import('./mailbox/MailboxPage.tsx')).MailboxPage,
    texts: ['estates.drawings', 'estates.insurance'],
  }),
]

const search = async () => (await import('./task/TaskPage.tsx')).TaskPage
const documents = async () => (await import('./task/SendDocumentsPage.tsx')).SendDocumentsPage
const sent = async () => (await import('./task/SentPage.tsx')).SentPage

/** Below `/private`. `documents` is never a kind of search. */
export const taskRoutes: RouteObject[] = [
  screen('task', search),
  screen('task/documents', documents),
  screen('task/documents/success', sent),
  screen('task/:type', search),
  screen('task/:type/documents', documents),
  screen('task/:type/documents/success', sent),
  screen('task/:type/:key', async () => (await import('./task/PropertyPage.tsx')).PropertyPage),
  screen('task/:type/:key/documents', documents),
  screen('task/:type/:key/documents/success', sent),
]
