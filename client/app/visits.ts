import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { textsOf, withMessages } from './domainMessages.ts'
import { areas } from './domains.ts'
import { fetchBar } from './frame/bars.tsx'
import { routes } from './routes.tsx'
import type { Visit } from './visit.ts'

/** What was fetched while something ran, by what the build has put beside every `import()`. */
async function fetchedBy(run: () => unknown) {
  const fetched = new Set<string>()
  Object.assign(globalThis, { fetches: (file: string) => fetched.add(file) })
  await Promise.resolve(run()).catch(() => undefined)
  // A loader holds nothing up: what it starts goes on after it.
  await new Promise((resolve) => setTimeout(resolve))
  return [...fetched]
}

const nowhere = { request: new Request('http://localhost/'), params: {} } as LoaderFunctionArgs

/** The route's code, and for a screen what its question is asked with. */
const ownOf = ({ lazy, loader, children }: RouteObject) =>
  fetchedBy(() =>
    Promise.all([typeof lazy === 'function' && lazy(), !children && typeof loader === 'function' && loader(nowhere, undefined)]),
  )

const pathBelow = (above: string, path = '') => (path.startsWith('/') ? path : `${above === '/' ? '' : above}${path && `/${path}`}`) || '/'

async function visitsBelow(above: Visit, all: readonly RouteObject[], areaVisits: Map<string, Visit>): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const route of all) {
    const visit = {
      address: pathBelow(above.address, route.path),
      modules: [...above.modules, ...(await ownOf(route))],
      texts: [...above.texts, ...textsOf(route)],
    }
    if (route.id) areaVisits.set(route.id, visit)
    visits.push(...(route.children ? await visitsBelow(visit, route.children, areaVisits) : [visit]))
  }
  return visits
}

/** Every address that there is, each asked what it fetches. */
export async function everyVisit(): Promise<Visit[]> {
  const bars = { private: await fetchedBy(() => fetchBar(true)), public: await fetchedBy(() => fetchBar(false)) }
  const areaVisits = new Map<string, Visit>()
  const visits = await visitsBelow({ address: '/', modules: [], texts: [] }, routes, areaVisits)
  for (const { id, addresses } of areas) {
    const area = areaVisits.get(id)!
    for (const { texts, routes: fetchRoutes } of addresses) {
      const above = { ...area, modules: [...area.modules, ...(await fetchedBy(fetchRoutes))] }
      visits.push(...(await visitsBelow(above, withMessages(texts, await fetchRoutes()), areaVisits)))
    }
  }
  // Whoever opens a link by its key is led on to its estate.
  const shared = visits.find(({ address }) => address === '/public-link/:publicLinkKey/estate/:estateId')!
  const door = visits.find(({ address }) => address === '/public-link/:publicLinkKey')!
  door.modules.push(...shared.modules)
  door.texts.push(...shared.texts)
  const withBar = (visit: Visit) => ({
    ...visit,
    modules: [...bars[visit.address.startsWith('/private/') ? 'private' : 'public'], ...visit.modules],
  })
  return visits.map(withBar)
}
