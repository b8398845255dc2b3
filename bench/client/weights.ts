import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { linkTexts, listedPages, type ListedPage, textsOfLists } from './screens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'dist/client')

interface Piece {
  file: string
  imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Piece>>

export interface Weight {
  screen: string
  /** Of all scripts that a first visit fetches before anything is opened, as they are served. */
  kB: number
  scripts: number
}

const nb = (domain: string) => `messages/nb/${domain}.json`
const start = ['index.html', 'messages/start/nb.ts']
const visitor = [...start, 'app/frame/PublicBar.tsx']
const member = [...start, 'app/frame/MemberBar.tsx', 'app/PrivateArea.tsx', 'access/preload.ts']
const linked = [...visitor, 'sharing/PublicLinkArea.tsx', 'access/preload.ts']

interface Screen {
  name: string
  pieces: readonly string[]
}

/** Every screen that has an address, and what a first visit to it asks for. */
function screens(): Screen[] {
  const texts = textsOfLists()
  const piecesOf = (shell: readonly string[], { page, file, own }: ListedPage, spoken: readonly string[] = []) => [
    ...shell,
    ...(file.includes('signIn') ? [] : [file]),
    page,
    ...[...spoken, ...own].map(nb),
  ]
  return [
    { name: 'home', pieces: [...visitor, 'app/home/HomePage.tsx'] },
    { name: 'the private shell', pieces: member },
    ...listedPages().flatMap((listed) => {
      const { page, list } = listed
      if (list === 'signInRoutes') return [{ name: page, pieces: piecesOf(visitor, listed, texts.get(list)) }]
      if (list === 'linkedPapersOfBuilding') return [{ name: `link: ${page}`, pieces: piecesOf(linked, listed, linkTexts) }]
      if (list !== 'screensOfEstate') return [{ name: page, pieces: piecesOf(member, listed, texts.get(list)) }]
      return [
        { name: page, pieces: piecesOf(member, listed, texts.get('estateRoutes')) },
        { name: `link: ${page}`, pieces: piecesOf(linked, listed, linkTexts) },
      ]
    }),
  ]
}

/** What each screen weighs on a first visit, by the build's own list of pieces; the heaviest first. */
export function weights(): Weight[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const collect = (names: readonly string[], seen: Set<string>) => {
    for (const name of names) {
      const piece = manifest[name]
      if (!piece || seen.has(piece.file)) continue
      seen.add(piece.file)
      collect(piece.imports ?? [], seen)
    }
    return seen
  }
  return screens()
    .map(({ name, pieces }) => {
      const files = [...collect(pieces, new Set())].filter((file) => file.endsWith('.js'))
      const bytes = files.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0)
      return { screen: name.replace(/\.tsx$/, ''), kB: bytes / 1000, scripts: files.length }
    })
    .toSorted((one, other) => other.kB - one.kB)
}
