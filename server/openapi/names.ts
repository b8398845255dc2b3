import { isPublicLink, type Route } from '#server/kernel/rest.ts'

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camel = (words: readonly string[]) =>
  words
    .flatMap((word) => word.split('-'))
    .map(capital)
    .join('')
const literals = ({ path }: Route) => path.split('/').filter((part) => part && !part.startsWith(':') && part !== 'api')

const own = (route: Route) => `${route.operation.name}${isPublicLink(route) ? 'ByLink' : ''}`
/** Ways to name a route, each telling more of its address than the one before. */
const ways: readonly ((route: Route) => string)[] = [
  own,
  (route) => `${own(route)}At${camel(literals(route).slice(-1))}`,
  (route) => `${own(route)}At${camel([...literals(route).slice(0, 1), ...literals(route).slice(-1)])}`,
  (route) => `${own(route)}At${camel(literals(route))}`,
  (route) => `${own(route)}At${camel([route.method, ...route.path.replaceAll(':', '').split('/').slice(2)])}`,
]

/** One name for each route: its operation's, and where that stands in several rows, as much as tells them apart. */
export function operationIds(routes: readonly Route[]): ReadonlyMap<Route, string> {
  const groups = Map.groupBy(routes, own)
  return new Map(
    [...groups.values()].flatMap((group) => {
      const way = ways.find((name) => new Set(group.map(name)).size === group.length)
      if (!way) throw new Error(`two routes are one: ${group.map(({ method, path }) => `${method} ${path}`).join(', ')}`)
      return group.map((route) => [route, way(route)] as const)
    }),
  )
}

/** `saveReportDocument` → `Save report document` */
export const inWords = (name: string) => capital(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
