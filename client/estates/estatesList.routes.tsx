import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** All estates, below `/private`, and the form of one. */
export const estatesRoutes: RouteObject[] = [
  screen(
    'estates',
    async () => (await import('./estates/EstatesPage.tsx')).EstatesPage,
    async () => (await import('#client/generated/operations/Estates.ts')).EstatesDocument,
    ({ search }) => ({ search: search.get('search') }),
  ),
  speaks(
    ['estates.findMine', 'estates.form', 'lookup'],
    screen('estates/create', async () => (await import('./saveEstate/CreateEstatePage.tsx')).CreateEstatePage),
  ),
  speaks(
    ['estates.findMine', 'estates.form', 'estates.leaving', 'lookup'],
    screen('estates/modify/:estateId', async () => (await import('./saveEstate/ModifyEstatePage.tsx')).ModifyEstatePage),
  ),
]
