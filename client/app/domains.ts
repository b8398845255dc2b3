import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import type { Domain } from '#client/messages/messages.ts'
import { withMessages } from './domainMessages.ts'

interface Addresses {
  /** How they begin, below `/private` or behind a link's key. The first that fits has them all. */
  at: RegExp
  texts: Domain[]
  routes: () => Promise<RouteObject[]>
}

/** Below `/private`: whoever signs in carries no address but these few. */
const memberAddresses: readonly Addresses[] = [
  {
    at: /^(portfolio$|estate\/[^/]+\/maintenance\/(economy|reports)(\/|$))/,
    texts: ['estates', 'files', 'lookup', 'maintenance', 'trades'],
    routes: async () => (await import('#client/maintenance/money.routes.tsx')).moneyRoutes,
  },
  {
    at: /^project\/[^/]+\/estate\/[^/]+\/maintenance\/(economy|reports)(\/|$)/,
    texts: ['estates', 'files', 'lookup', 'maintenance', 'trades'],
    async routes() {
      const [{ moneyInProjectRoutes }, { planWhileOpen }] = await Promise.all([
        import('#client/maintenance/money.routes.tsx'),
        import('#client/projects/project/plansWhileOpen.ts'),
      ])
      return planWhileOpen(moneyInProjectRoutes)
    },
  },
  {
    at: /^(maintenance-plans|estate\/[^/]+\/maintenance)(\/|$)/,
    texts: ['estates', 'files', 'lookup', 'maintenance', 'trades'],
    routes: async () => (await import('#client/maintenance/maintenance.routes.tsx')).maintenanceRoutes,
  },
  {
    at: /^estate\/[^/]+\/renovation\/task(\/|$)/,
    texts: ['estates', 'files', 'lookup', 'maintenance', 'trades'],
    routes: async () => (await import('#client/maintenance/archive/archive.routes.tsx')).archiveRoutes,
  },
  {
    at: /^estate\/[^/]+\/history$/,
    texts: ['controls', 'estates', 'files', 'history'],
    routes: async () => (await import('#client/estates/estates.routes.tsx')).historyRoutes,
  },
  {
    at: /^estate\/[^/]+\/deleted$/,
    texts: ['deleted', 'estates', 'files'],
    routes: async () => (await import('#client/estates/estates.routes.tsx')).deletedRoutes,
  },
  {
    at: /^estate\/[^/]+\/mailbox(\/|$)/,
    texts: ['estates', 'files', 'mailbox'],
    routes: async () => (await import('#client/estates/mailbox.routes.tsx')).mailboxRoutes,
  },
  {
    at: /^project\/[^/]+\/estate\/[^/]+\/maintenance(\/|$)/,
    texts: ['estates', 'files', 'lookup', 'maintenance', 'trades'],
    async routes() {
      const [{ maintenanceInProjectRoutes }, { planWhileOpen }] = await Promise.all([
        import('#client/maintenance/maintenance.routes.tsx'),
        import('#client/projects/project/plansWhileOpen.ts'),
      ])
      return planWhileOpen(maintenanceInProjectRoutes)
    },
  },
  {
    at: /^project\/[^/]+\/deleted$/,
    texts: ['deleted', 'projects'],
    routes: async () => (await import('#client/projects/deleted/deleted.routes.tsx')).projectDeletedRoutes,
  },
  {
    at: /^project\/[^/]+\/deviations(\/|$)/,
    texts: ['controls', 'deviations', 'errors', 'estates', 'files', 'projects', 'trades'],
    routes: async () => (await import('#client/projects/deviations/deviations.routes.tsx')).deviationRoutes,
  },
  {
    at: /^(projects(\/new)?$|project\/|estate\/[^/]+\/project(\/|$))/,
    texts: ['controls', 'deviations', 'errors', 'estates', 'files', 'projects', 'trades'],
    routes: async () => (await import('#client/projects/projects.routes.tsx')).projectRoutes,
  },
  {
    at: /^order\//,
    texts: ['files', 'orders', 'projects', 'trades'],
    routes: async () => (await import('#client/projects/orders/orders.routes.tsx')).orderRoutes,
  },
  {
    at: /^task(\/[^/]+){0,2}\/project$/,
    texts: ['controls', 'errors', 'estates', 'files', 'mailbox', 'projects', 'trades'],
    routes: async () => (await import('#client/projects/projects.routes.tsx')).taskProjectRoutes,
  },
  {
    at: /^task(\/|$)/,
    texts: ['estates', 'files', 'lookup', 'mailbox'],
    routes: async () => (await import('#client/estates/mailbox.routes.tsx')).taskRoutes,
  },
  {
    at: /^estate\/[^/]+\/access-management$/,
    texts: ['estates', 'files', 'sharing'],
    routes: async () => (await import('#client/sharing/sharing.routes.tsx')).accessRoutes,
  },
  {
    at: /^estate\/[^/]+\/technical-info\/(architect|other-documents|control-point)(\/|$)/,
    texts: ['estates', 'files', 'trades'],
    routes: async () => (await import('#client/estates/papersOfBuilding.routes.tsx')).papersOfBuilding,
  },
  {
    at: /^estates(\/|$)/,
    texts: ['estates', 'files'],
    routes: async () => (await import('#client/estates/estatesList.routes.tsx')).estatesRoutes,
  },
  {
    at: /^estate\//,
    texts: ['estates', 'files', 'trades'],
    routes: async () => (await import('#client/estates/estates.routes.tsx')).estateRoutes,
  },
  {
    at: /^(support|claims)$/,
    texts: ['support'],
    routes: async () => (await import('#client/sharing/sharing.routes.tsx')).supportRoutes,
  },
  {
    at: /^administration($|\/(operating|users(\/[^/]+)?|mails|jobs|audit|storage)$)/,
    texts: ['administration', 'administration.office'],
    routes: async () => (await import('#client/administration/administration.routes.tsx')).administrationRoutes,
  },
  {
    at: /^(licenses(\/|$)|administration\/licences$)/,
    texts: ['licences', 'lookup'],
    routes: async () => (await import('#client/licences/licences.routes.tsx')).licenceRoutes,
  },
  {
    at: /^company\/deleted$/,
    texts: ['deleted'],
    routes: async () => (await import('#client/projects/deleted/deleted.routes.tsx')).companyDeletedRoutes,
  },
  {
    at: /^company\/control-templates$/,
    texts: ['controls', 'projects', 'trades'],
    routes: async () => (await import('#client/projects/controlTemplates/controlTemplates.routes.tsx')).controlTemplateRoutes,
  },
  {
    at: /^(company(\/|$)|profile\/company$|administration\/companies$)/,
    texts: ['companies', 'files', 'licences', 'lookup', 'trades'],
    routes: async () => (await import('#client/companies/companies.routes.tsx')).companyRoutes,
  },
  {
    at: /^(account-list|owner-invitations|profile|change-password)(\/|$)/,
    texts: ['accounts', 'lookup'],
    routes: async () => (await import('#client/accounts/accounts.routes.tsx')).accountRoutes,
  },
]

/** What a public link shows: the screens of the private area, read by another viewer. */
const linkAddresses: readonly Addresses[] = [
  {
    at: /^(architect$|control-point\/)|\/other-documents$/,
    texts: ['estates', 'files', 'publicLink', 'trades'],
    async routes() {
      const [{ linkedPapersOfBuilding }, { ofSharedEstate }] = await Promise.all([
        import('#client/estates/papersOfBuilding.routes.tsx'),
        import('#client/sharing/sharedEstate.ts'),
      ])
      return linkedPapersOfBuilding.map(ofSharedEstate)
    },
  },
  {
    at: /^estate\/[^/]+\/renovation\/task(\/|$)/,
    texts: ['estates', 'files', 'publicLink'],
    routes: async () => (await import('#client/estates/archivedTasks/sharedArchive.routes.tsx')).sharedArchiveRoutes,
  },
  {
    at: /^estate\//,
    texts: ['estates', 'files', 'publicLink', 'trades'],
    async routes() {
      return (await import('#client/estates/estates.routes.tsx')).screensOfEstate
    },
  },
  {
    at: /^project\//,
    texts: ['files', 'projects'],
    routes: async () => (await import('#client/projects/projects.routes.tsx')).linkedProjectRoutes,
  },
]

export const areas = [
  { id: 'private', path: '/private', above: /^\/private\//, addresses: memberAddresses },
  { id: 'public-link', path: '/public-link/:publicLinkKey', above: /^\/public-link\/[^/]+\//, addresses: linkAddresses },
] as const
type AreaId = (typeof areas)[number]['id']

const routesOf = new Map<Addresses, Promise<RouteObject[]>>()

function fetchOnce(addresses: Addresses) {
  const before = routesOf.get(addresses)
  if (before) return before
  const call = addresses.routes().then((routes) => withMessages(addresses.texts, routes))
  routesOf.set(addresses, call)
  call.catch(() => routesOf.delete(addresses))
  return call
}

/** The addresses that one of them is among, and what they stand below; fetched once. */
export async function addressesFor(pathname: string): Promise<{ area: AreaId; path: string; routes: RouteObject[] } | undefined> {
  for (const { id, path, above, addresses } of areas) {
    const rest = above.test(pathname) ? pathname.replace(above, '').replace(/\/$/, '') : undefined
    const area = rest === undefined ? undefined : addresses.find(({ at }) => at.test(rest))
    if (area) return { area: id, path, routes: await fetchOnce(area) }
  }
  return undefined
}

/** For a router: a domain's addresses come when one of them is first gone to. */
export function findsAddresses(): PatchRoutesOnNavigationFunction {
  const patched = new Set<RouteObject[]>()
  return async ({ path, patch }) => {
    const area = await addressesFor(path)
    if (!area || patched.has(area.routes)) return
    patched.add(area.routes)
    patch(area.area, area.routes)
  }
}
