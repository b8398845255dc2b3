import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { startsQuery } from '#client/access/startsQuery.ts'

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const mailboxOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '', companyId: params.companyId ?? '' })
/** A form that opens on a screen changes the address, and nothing that was read. */
const forAnotherScreen = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname

/** Below `/private`. */
export const mailboxRoutes: RouteObject[] = [
  {
    path: 'estate/:estateId/mailbox',
    loader: startsQuery(async () => (await import('#client/generated/operations/Mailboxes.ts')).MailboxesDocument, estateOf),
    lazy: async () => ({ Component: (await import('./mailbox/MailboxesPage.tsx')).MailboxesPage }),
  },
  {
    path: 'estate/:estateId/mailbox/:companyId',
    loader: startsQuery(async () => (await import('#client/generated/operations/Mailbox.ts')).MailboxDocument, mailboxOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./mailbox/MailboxPage.tsx')).MailboxPage }),
  },
]

const search = { lazy: async () => ({ Component: (await import('./task/TaskPage.tsx')).TaskPage }) } satisfies RouteObject
const documents = {
  lazy: async () => ({ Component: (await import('./task/SendDocumentsPage.tsx')).SendDocumentsPage }),
} satisfies RouteObject
const sent = { lazy: async () => ({ Component: (await import('./task/SentPage.tsx')).SentPage }) } satisfies RouteObject

/** Below `/private`. `documents` is never a kind of search. */
export const taskRoutes: RouteObject[] = [
  { path: 'task', ...search },
  { path: 'task/documents', ...documents },
  { path: 'task/documents/success', ...sent },
  { path: 'task/:type', ...search },
  { path: 'task/:type/:key', lazy: async () => ({ Component: (await import('./task/PropertyPage.tsx')).PropertyPage }) },
  { path: 'task/:type/:key/documents', ...documents },
  { path: 'task/:type/:key/documents/success', ...sent },
]
