import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** What is between the brackets that open at a place. */
function within(text: string, from: number) {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(' || text[at] === '[') depth++
    if ((text[at] === ')' || text[at] === ']') && --depth === 0) return text.slice(from, at)
  }
  return text.slice(from)
}
const quoted = (text: string) => Array.from(text.matchAll(/'([^']+)'/g), ([, name = '']) => name)

/** The lists of addresses in a file, by their names. */
const listsOf = (text: string) =>
  Array.from(text.matchAll(/^export const (\w+): RouteObject\[\] = (?=\[)/gm), (found) => ({
    name: found[1] ?? '',
    text: within(text, found.index + found[0].length),
  }))

const pageImport = /import\('\.\/([^']+Page\.tsx)'\)/g

/** The pages that a file names once, and its lists by a word of their own. */
const namedPages = (text: string) =>
  Array.from(
    text.matchAll(/^const (\w+) =(?:(?!\n(?:const|export|\n)).)*?import\('\.\/([^']+Page\.tsx)'\)/gms),
    ([, word = '', page = '']) => ({
      word,
      page,
    }),
  )

/** The pages that a list names, each with the texts that it alone brings along. */
function pagesIn(list: string, file: string, folder: string) {
  const spoken = (text: string) =>
    Array.from(text.matchAll(/(?:speaks|screenOf|ofBuilding)\(/g), ({ 0: call, index }) => within(text, index + call.length - 1))
  const textsOf = (text: string, mention: RegExp) => {
    const own = spoken(text).find((part) => mention.test(part))
    const at = own?.startsWith('({') ? own.indexOf('texts: [') : own?.indexOf('[')
    return own && at !== undefined && at >= 0 ? quoted(within(own, own.indexOf('[', at))) : []
  }
  const direct = Array.from(list.matchAll(pageImport), ([, page = '']) => ({ page, texts: textsOf(list, new RegExp(`'\\./${page}'`)) }))
  const named = namedPages(file)
    .filter(({ word }) => new RegExp(`\\b${word}\\b`).test(list))
    .map(({ word, page }) => ({
      page,
      texts: [...textsOf(list, new RegExp(`\\b${word}\\b`)), ...textsOf(file, new RegExp(`'\\./${page}'`))],
    }))
  return [...direct, ...named].map(({ page, texts }) => ({ page: path.posix.join(folder, page), texts }))
}

interface ListedPage {
  /** Its file, below `client/`. */
  page: string
  /** The list of addresses that names it, and the file of that list. */
  list: string
  file: string
  /** What it brings along beyond its domain's texts. */
  own: readonly string[]
}

/** Every page that has an address. */
const listedPages = (): ListedPage[] =>
  globSync('client/**/*.routes.tsx', { cwd: root }).flatMap((file) => {
    const folder = path.posix.dirname(file.slice('client/'.length))
    const whole = readFileSync(path.join(root, file), 'utf8')
    return listsOf(whole).flatMap(({ name, text }) =>
      pagesIn(text, whole, folder).map(({ page, texts }) => ({ page, list: name, file: file.slice('client/'.length), own: texts })),
    )
  })

const domains = () => readFileSync(path.join(root, 'client/app/domains.ts'), 'utf8')
const linkTexts = ['estates', 'files', 'publicLink', 'trades']

/** The texts that come with each list of addresses. */
function textsOfLists(): ReadonlyMap<string, readonly string[]> {
  const members = Array.from(
    domains().matchAll(/texts: (\[[^\]]*\]),\s*routes: async \(\) => \(await import\('[^']+'\)\)\.(\w+)/g),
    ([, texts = '', name = '']) => [name, quoted(texts)] as const,
  )
  return new Map([
    ['signInRoutes', ['accounts']],
    ['publicLinkRoutes', linkTexts],
    ['paperLinkRoutes', ['files', 'paperLink']],
    ['supplierLinkRoutes', ['files', 'orders', 'orders.quotations', 'paperLink', 'supplierLink']],
    ...members,
  ])
}

/** Every page with the texts that come along; those of an estate once more as a link shows them. */
export function screensWithTexts() {
  const texts = textsOfLists()
  return listedPages().flatMap(({ page, list, own }) => {
    if (list === 'linkedPapersOfBuilding') return [{ page, texts: [...linkTexts, ...own] }]
    if (list !== 'screensOfEstate') return [{ page, texts: [...(texts.get(list) ?? []), ...own] }]
    return [
      { page, texts: [...(texts.get('estateRoutes') ?? []), ...own] },
      { page, texts: [...linkTexts, ...own] },
    ]
  })
}
