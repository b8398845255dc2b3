import { isPublicLink, type Route } from '../rest.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camel = (words: string) => words.split('-').map(capital).join('')

/** One name for each route: its operation's, and where that stands in several rows, what tells them apart. */
export function operationIds(routes: readonly Route[]): ReadonlyMap<Route, string> {
  const wanted = routes.map((route) => [route, `${route.operation.name}${isPublicLink(route) ? 'ByLink' : ''}`] as const)
  const isTaken = (name: string) => wanted.filter(([, other]) => other === name).length > 1
  const ids = new Map(wanted.map(([route, name]) => [route, isTaken(name) ? `${name}At${lastWord(route)}` : name]))
  if (new Set(ids.values()).size < routes.length) throw new Error(`two routes have one name: ${[...ids.values()].sort().join(', ')}`)
  return ids
}

const lastWord = ({ path }: Route) => camel(path.split('/').findLast((part) => part && !part.startsWith(':'))!)

/** `saveReportDocument` → `Save report document` */
export const inWords = (name: string) => capital(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
