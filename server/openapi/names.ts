import { isPublicLink, type Route } from '#server/kernel/rest.ts'

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camel = (words: readonly string[]) =>
  words
    .flatMap((word) => word.split('-'))
    .map(capital)
    .join('')
const literals = ({ path }: Route) => path.split('/').filter((part) => part && !part.startsWith(':') && part !== 'api')

const own = (route: Route) => `${route.operation.name}${isPublicLink(route) ? 'ByLink' : ''}`
/** Of the words of an address those that neither the others have nor the name says already. */
function ownWords(route: Route, group: readonly Route[]) {
  const said = own(route).toLowerCase()
  const isShared = (word: string) => group.every((other) => literals(other).includes(word))
  const words = literals(route).flatMap((word) => (isShared(word) ? [] : word.split('-')))
  return camel(words.filter((word) => !said.includes(word.replace(/s$/, ''))))
}
const at = (route: Route, words: string) => (words ? `${own(route)}At${words}` : own(route))
/** Ways to name a route among others of its operation, each telling more of it than the one before. */
const ways: readonly ((route: Route, group: readonly Route[]) => string)[] = [
  own,
  (route) => at(route, camel(literals(route).slice(-1))),
  (route) => at(route, camel([...literals(route).slice(0, 1), ...literals(route).slice(-1)])),
  (route) => at(route, camel([route.method, ...route.path.replaceAll(':', '').split('/').slice(2)])),
  (route, group) => at(route, ownWords(route, group)),
  (route) => `${own(route)}By${capital(route.method)}`,
]
/** Longer names are no help where code is made of them. */
export const longestId = 40

/** One name for each route: its operation's, and where that stands in several rows, as much as tells them apart. */
export function operationIds(routes: readonly Route[]): ReadonlyMap<Route, string> {
  const groups = Map.groupBy(routes, own)
  return new Map(
    [...groups.values()].flatMap((group) => {
      const isSound = (names: readonly string[]) => new Set(names).size === group.length && names.every((name) => name.length <= longestId)
      const way = ways.find((name) => isSound(group.map((route) => name(route, group))))
      if (!way) throw new Error(`two routes are one: ${group.map(({ method, path }) => `${method} ${path}`).join(', ')}`)
      return group.map((route) => [route, way(route, group)] as const)
    }),
  )
}

/** `saveReportDocument` → `Save report document` */
export const inWords = (name: string) => capital(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
