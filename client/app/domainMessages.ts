import type { RouteObject } from 'react-router-dom'
import { language } from '#client/messages/language.ts'
import { loadDomain } from '#client/messages/loading.ts'
import type { Domain, LoadedMessages } from '#client/messages/messages.ts'
import { store } from '#client/ui/store.ts'

const arrived = store<LoadedMessages>({})
/** The texts of the domains whose screens have been gone to. */
export const useArrivedMessages = arrived.use

const asked = new Map<Domain, Promise<void>>()

function fetchMessages(domain: Domain) {
  const known = asked.get(domain)
  if (known) return known
  const call = loadDomain(language, domain).then((texts) => arrived.set({ ...arrived.get(), ...texts } as LoadedMessages))
  asked.set(domain, call)
  call.catch(() => asked.delete(domain))
  return call
}

/** The same routes, whose screens come together with the texts that they need. */
export function withMessages(domains: Domain[], routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route
    if (typeof lazy !== 'function') return route
    const both = async () => (await Promise.all([lazy(), ...domains.map(fetchMessages)]))[0]
    return { ...route, lazy: both, ...(route.children && { children: withMessages(domains, route.children) }) } as RouteObject
  })
}
