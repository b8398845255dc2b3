import type { RouteObject } from 'react-router-dom'
import type { Spoken } from '#client/access/screen.ts'
import { fetchTexts } from '#client/messages/arriving.ts'
import type { Domain } from '#client/messages/messages.ts'

/** The same routes, whose screens come together with the texts that they need. */
export function withMessages(domains: readonly Domain[], routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route
    if (typeof lazy !== 'function') return route
    const { texts = [] } = (route.handle ?? {}) as Partial<Spoken>
    const both = async () => (await Promise.all([lazy(), ...[...domains, ...texts].map(fetchTexts)]))[0]
    return { ...route, lazy: both, ...(route.children && { children: withMessages(domains, route.children) }) } as RouteObject
  })
}
