import type { RouteObject } from 'react-router-dom'
import type { IsFor } from '#client/access/own.ts'
import { question, screenOf } from '#client/access/screen.ts'
import type { HistoryOutcome, MailState, UserState } from '#client/generated/types.ts'

const oneOf = <T extends string>(values: readonly T[], wanted: string | null) => values.find((value) => value === wanted) ?? null

const userStates: UserState[] = ['PROVEN', 'UNPROVEN', 'INVITED']
const mailStates: MailState[] = ['WAITING', 'SENT', 'FAILED']
const outcomes: HistoryOutcome[] = ['done', 'refused']

const isFor: IsFor = ({ roles }) => roles.includes('System.Admin')

/** Below `/private`, for those who look after the whole system. */
export const administrationRoutes: RouteObject[] = [
  screenOf({
    path: 'administration',
    asks: question(
      async () => (await import('#client/generated/operations/Administration.ts')).AdministrationDocument,
      ({ administration }) => administration,
    ),
    page: async () => (await import('./overview/AdministrationPage.tsx')).AdministrationPage,
    isFor,
  }),
  screenOf({
    path: 'administration/operating',
    asks: question(
      async () => (await import('#client/generated/operations/OperatingStatus.ts')).OperatingStatusDocument,
      ({ operatingStatus }) => operatingStatus,
    ),
    page: async () => (await import('./operating/OperatingPage.tsx')).OperatingPage,
    isFor,
    texts: ['administration.operating'],
  }),
  screenOf({
    path: 'administration/users',
    asks: question(
      async () => (await import('#client/generated/operations/AdministeredUsers.ts')).AdministeredUsersDocument,
      ({ administeredUsers }) => administeredUsers,
      ({ search, typed }) => ({ search: typed, state: oneOf(userStates, search.get('state')) }),
    ),
    page: async () => (await import('./users/UsersPage.tsx')).UsersPage,
    isFor,
  }),
  screenOf({
    path: 'administration/users/:userId',
    asks: question(
      async () => (await import('#client/generated/operations/UserDesk.ts')).UserDeskDocument,
      ({ userDesk }) => userDesk,
    ),
    page: async () => (await import('./user/UserPage.tsx')).UserPage,
    isFor,
    texts: ['administration.deeds', 'errors', 'history'],
  }),
  screenOf({
    path: 'administration/mails',
    asks: question(
      async () => (await import('#client/generated/operations/SentMails.ts')).SentMailsDocument,
      ({ sentMails }) => sentMails,
      ({ search, typed }) => ({ search: typed, state: oneOf(mailStates, search.get('state')) }),
    ),
    page: async () => (await import('./mails/MailsPage.tsx')).MailsPage,
    isFor,
  }),
  screenOf({
    path: 'administration/jobs',
    asks: question(
      async () => (await import('#client/generated/operations/BackgroundJobs.ts')).BackgroundJobsDocument,
      ({ backgroundJobs }) => backgroundJobs,
      ({ search, typed }) => ({ searchValue: typed, page: Number(search.get('page')) || 1 }),
    ),
    page: async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
    isFor,
  }),
  screenOf({
    path: 'administration/audit',
    asks: question(
      async () => (await import('#client/generated/operations/AuditLog.ts')).AuditLogDocument,
      ({ auditLog }) => auditLog,
      ({ search, typed }) => ({ search: typed, outcome: oneOf(outcomes, search.get('outcome')) }),
    ),
    page: async () => (await import('./auditLog/AuditLogPage.tsx')).AuditLogPage,
    isFor,
    // What is done on an estate is called the same here as in the estate's own history.
    texts: ['administration.deeds', 'errors', 'history'],
  }),
  screenOf({
    path: 'administration/storage',
    asks: question(
      async () => (await import('#client/generated/operations/StorageUse.ts')).StorageUseDocument,
      ({ storageUse }) => storageUse,
      ({ typed }) => ({ search: typed }),
    ),
    page: async () => (await import('./storage/StoragePage.tsx')).StoragePage,
    isFor,
  }),
]
