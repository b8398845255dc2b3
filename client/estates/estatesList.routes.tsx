import type { RouteObject } from 'react-router-dom'
import { question, screen, screenOf, speaks } from '#client/access/screen.ts'

/** All estates, below `/private`, and the form of one. */
export const estatesRoutes: RouteObject[] = [
  screenOf({
    path: 'estates',
    asks: question(
      async () => (await import('#client/generated/operations/Estates.ts')).EstatesDocument,
      (answer) => answer,
      ({ search }) => ({ search: search.get('search') || null }),
    ),
    page: async () => (await import('./estates/EstatesPage.tsx')).EstatesPage,
  }),
  speaks(
    ['estates.findMine', 'estates.form', 'lookup'],
    screen('estates/create', async () => (await import('./saveEstate/CreateEstatePage.tsx')).CreateEstatePage),
  ),
  screenOf({
    path: 'estates/modify/:estateId',
    asks: question(
      async () => (await import('#client/generated/operations/EstateForm.ts')).EstateFormDocument,
      ({ estate }) => estate ?? undefined,
    ),
    page: async () => (await import('./saveEstate/ModifyEstatePage.tsx')).ModifyEstatePage,
    texts: ['estates.findMine', 'estates.form', 'estates.leaving', 'lookup'],
  }),
]
