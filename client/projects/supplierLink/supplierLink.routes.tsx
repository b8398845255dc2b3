import type { RouteObject } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'

/** Where the mail to a firm without an account leads. */
export const supplierLinkRoutes: RouteObject[] = [
  screen('/supplier/:key', async () => (await import('./SupplierLinkPage.tsx')).SupplierLinkPage),
]
