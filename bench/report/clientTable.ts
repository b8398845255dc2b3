import type { RouteFigures } from '../client/measureClient.ts'

export const clientTable = (routes: readonly RouteFigures[]) => routes.map(({ path }) => path).join('\n')
