import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** What was done, for the people of an estate. */
export const archiveRoutes: RouteObject[] = [
  speaks(
    ['estates.archive'],
    screen(
      'estate/:estateId/renovation/task',
      async () => (await import('#client/estates/archivedTasks/ArchivedTasksScreen.tsx')).ArchivedTasksScreen,
      async () => (await import('#client/generated/operations/Archive.ts')).ArchiveDocument,
    ),
  ),
  speaks(
    ['estates.archive'],
    screen(
      'estate/:estateId/renovation/task/:taskId',
      async () => (await import('./DoneTaskPage.tsx')).DoneTaskPage,
      async () => (await import('#client/generated/operations/ArchivedTask.ts')).ArchivedTaskDocument,
    ),
  ),
]
