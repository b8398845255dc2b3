import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a screen costs to write. The one figure, last: all lines and files of the client's domains by their pages.
 * Before it, to find where it comes from: lines and files of each routed page's own folder, worst first. A file that
 * several pages need is shared out among them; what lies outside the folder is a piece that was there already.
 */
const named = /(?:from |import\()'([^']+)'/g
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1

const resolved = (from: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : undefined

const importsOf = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(named), ([, name = '']) => resolved(file, name)).filter((found) => found !== undefined)

/** The files of the page's own folder that come with it, now or later, and the documents that it asks with. */
function ownFiles(page: string) {
  const folder = path.posix.dirname(page)
  const own = new Set<string>()
  const visit = (file: string) => {
    if (own.has(file) || path.posix.dirname(file) !== folder || !existsSync(file)) return
    own.add(file)
    importsOf(file).forEach(visit)
  }
  visit(page)
  return [...own, ...globSync(`${folder}/*.graphql`)]
}

const pages = new Set(
  globSync('client/**/*.routes.tsx').flatMap((routes) => importsOf(routes).filter((file) => file.endsWith('Page.tsx') && existsSync(file))),
)
const files = new Map([...pages].map((page) => [page, ownFiles(page)]))
const users = Map.groupBy([...files.values()].flat(), (file) => file)
const share = (file: string) => 1 / users.get(file)!.length

const screens = [...files]
  .map(([page, own]) => ({
    page: page.slice('client/'.length),
    lines: Math.round(own.reduce((sum, file) => sum + linesOf(file) * share(file), 0)),
    files: Math.round(own.reduce((sum, file) => sum + share(file), 0) * 10) / 10,
  }))
  .toSorted((one, other) => other.lines - one.lines)
for (const { page, lines, files: count } of screens)
  console.log(`${String(lines).padStart(5)} lines ${String(count).padStart(5)} files  ${page}`)

const domains = new Set(globSync('client/*/**/*.routes.tsx').map((file) => file.split('/')[1]))
const code = globSync(`client/{${[...domains].join(',')}}/**/*.{ts,tsx}`)
const pageCount = code.filter((file) => file.endsWith('Page.tsx')).length
const perPage = (sum: number) => Math.round((sum / pageCount) * 10) / 10
console.log(
  `\n${perPage(code.reduce((sum, file) => sum + linesOf(file), 0))} lines and ${perPage(code.length)} files for each of ${pageCount} pages`,
)
