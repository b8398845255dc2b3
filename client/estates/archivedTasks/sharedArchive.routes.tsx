import type { RouteObject } from 'react-router-dom'
import { question, screenOf } from '#client/access/screen.ts'

/** What was done, by a link. */
export const sharedArchiveRoutes: RouteObject[] = [
  screenOf({
    path: 'estate/:estateId/renovation/task',
    asks: question(
      async () => (await import('#client/generated/operations/Archive.ts')).ArchiveDocument,
      ({ archivedTasks }) => archivedTasks,
    ),
    page: async () => (await import('./ArchivedTasksScreen.tsx')).ArchivedTasksScreen,
    texts: ['estates.archive'],
  }),
  screenOf({
    path: 'estate/:estateId/renovation/task/:taskId',
    asks: question(
      async () => (await import('#client/generated/operations/ArchivedTask.ts')).ArchivedTaskDocument,
      ({ archivedTask }) => archivedTask ?? undefined,
    ),
    page: async () => (await import('./DoneScreen.tsx')).SharedDonePage,
    texts: ['estates.archive'],
  }),
]
