import type { RouteObject } from 'react-router-dom'
import { question, screenOf } from '#client/access/screen.ts'

/** What was done, for the people of an estate. */
export const archiveRoutes: RouteObject[] = [
  screenOf({
    path: 'estate/:estateId/renovation/task',
    asks: question(
      async () => (await import('#client/generated/operations/Archive.ts')).ArchiveDocument,
      ({ archivedTasks }) => archivedTasks,
    ),
    page: async () => (await import('#client/estates/archivedTasks/ArchivedTasksScreen.tsx')).ArchivedTasksScreen,
    texts: ['estates.archive'],
  }),
  screenOf({
    path: 'estate/:estateId/renovation/task/:taskId',
    asks: question(
      async () => (await import('#client/generated/operations/ArchivedTask.ts')).ArchivedTaskDocument,
      ({ archivedTask }) => archivedTask ?? undefined,
    ),
    page: async () => (await import('./DoneTaskPage.tsx')).DoneTaskPage,
    texts: ['estates.archive'],
  }),
]
