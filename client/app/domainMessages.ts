import type { RouteObject } from 'react-router-dom'
import type { Spoken } from '#client/access/screen.ts'
import { fetchTexts } from '#client/messages/arriving.ts'
import type { Domain } from '#client/messages/messages.ts'

/** What comes along with a route's code. */
export const textsOf = ({ handle }: RouteObject) => (handle as Spoken | undefined)?.texts ?? []

/** The same routes, whose screens come together with the texts that they need. */
export function withMessages(domains: readonly Domain[], routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route
    if (typeof lazy !== 'function') return route
    const texts = [...domains, ...textsOf(route)]
    const both = async () => (await Promise.all([lazy(), ...texts.map(fetchTexts)]))[0]
    const children = route.children && { children: withMessages(domains, route.children) }
    return { ...route, lazy: both, handle: { texts } satisfies Spoken, ...children } as RouteObject
  })
}
