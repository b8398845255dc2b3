import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** What was done, by a link. */
export const sharedArchiveRoutes: RouteObject[] = [
  speaks(
    ['estates.archive'],
    screen(
      'estate/:estateId/renovation/task',
      async () => (await import('./ArchivedTasksScreen.tsx')).ArchivedTasksScreen,
      async () => (await import('#client/generated/operations/Archive.ts')).ArchiveDocument,
    ),
  ),
  speaks(
    ['estates.archive'],
    screen(
      'estate/:estateId/renovation/task/:taskId',
      async () => (await import('./DoneScreen.tsx')).SharedDonePage,
      async () => (await import('#client/generated/operations/ArchivedTask.ts')).ArchivedTaskDocument,
    ),
  ),
]
