import type { RouteObject } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'

/** Where a mail leads that asks for a paper. */
export const paperLinkRoutes: RouteObject[] = [screen('/paper/:key', async () => (await import('./PaperLinkPage.tsx')).PaperLinkPage)]
