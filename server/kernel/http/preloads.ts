import { builtPage, type Language } from './clientPage.ts'

interface Preloads {
  files: readonly string[]
  addresses: Readonly<Record<string, Record<Language, readonly number[]>>>
}
interface Named {
  parts: readonly string[]
  links: Readonly<Record<Language, string>>
}

const isParameter = (part: string) => part.startsWith(':')
const partsOf = (path: string) => path.split('/').filter(Boolean)

/** As a router chooses: the sooner a part is named, the better it fits. */
const byFit = (one: Named, other: Named) => {
  const at = one.parts.findIndex((part, index) => isParameter(part) !== isParameter(other.parts[index]!))
  return at === -1 ? 0 : isParameter(one.parts[at]!) ? 1 : -1
}

/**
 * What the page of an address names of the scripts that its screen is made of, so that they all set out with the page
 * rather than each when the one before has come.
 */
export function preloading(built: string): (path: string, language: Language) => string {
  const text = builtPage(built, 'preloads.json')
  const { files, addresses } = (text === undefined ? { files: [], addresses: {} } : JSON.parse(text)) as Preloads
  const links = (numbers: readonly number[]) => numbers.map((at) => `<link rel="modulepreload" crossorigin href="/${files[at]}">`).join('')
  const known = Object.entries(addresses).map(([address, { nb, en }]) => ({
    parts: partsOf(address),
    links: { nb: links(nb), en: links(en) },
  }))
  const byLength = Map.groupBy(known, ({ parts }) => parts.length)
  byLength.forEach((named) => named.sort(byFit))
  return (path, language) => {
    const parts = partsOf(path)
    const fits = (named: Named) => named.parts.every((part, at) => isParameter(part) || part === parts[at])
    return byLength.get(parts.length)?.find(fits)?.links[language] ?? ''
  }
}
