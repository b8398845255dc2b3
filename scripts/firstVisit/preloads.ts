import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Visit } from '#client/app/visit.ts'

interface Piece {
  file: string
  imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Piece>>
export const languages = ['nb', 'en'] as const
type Language = (typeof languages)[number]

/** The scripts that the page of an address names, so that they set out together; each by its place among all. */
export interface Preloads {
  files: string[]
  addresses: Record<string, Record<Language, number[]>>
}
/** The same for a client that speaks one of the languages. */
export const inLanguage = ({ files, addresses }: Preloads, language: Language) => ({
  files,
  addresses: Object.fromEntries(Object.entries(addresses).map(([address, numbers]) => [address, numbers[language]])),
})

export const manifestOf = (client: string) => JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest

/** By the manifest, where everything lies below the client's folder. */
const sourceOf = (file: string) => (file.startsWith('client/') ? file.slice('client/'.length) : `../${file}`)
const ofSchema: Readonly<Record<string, string>> = { controls: 'projects/controlNames', errors: 'errors' }
const textFile = (language: Language, domain: string) =>
  domain in ofSchema ? `../schema/${ofSchema[domain]}/${language}.json` : `messages/${language}/${domain}.json`

/** The pieces that some sources are built into, with all that they need. */
function scriptsOf(manifest: Manifest, sources: readonly string[], seen = new Set<string>()) {
  for (const source of sources) {
    const piece = manifest[source]
    if (!piece) throw new Error(`${source} is nowhere in the build`)
    if (seen.has(piece.file)) continue
    seen.add(piece.file)
    scriptsOf(manifest, piece.imports ?? [], seen)
  }
  return [...seen].filter((file) => file.endsWith('.js'))
}

/** What comes with every page, whatever its address. */
export const withEveryPage = (manifest: Manifest, language: Language) =>
  scriptsOf(manifest, ['index.html', `messages/start/${language}.ts`])

/** What a first visit fetches beyond what the built page names itself. */
export function preloadsOf(manifest: Manifest, visits: readonly Visit[]): Preloads {
  const named = new Set(scriptsOf(manifest, ['index.html']))
  const files: string[] = []
  const placeOf = new Map<string, number>()
  const numbered = (file: string) => {
    const place = placeOf.get(file) ?? files.push(file) - 1
    placeOf.set(file, place)
    return place
  }
  const ofVisit = ({ modules, texts }: Visit, language: Language) =>
    scriptsOf(manifest, [`messages/start/${language}.ts`, ...modules.map(sourceOf), ...texts.map((domain) => textFile(language, domain))])
      .filter((file) => !named.has(file))
      .map(numbered)
  const addresses = Object.fromEntries(
    visits.map((visit) => [visit.address, { nb: ofVisit(visit, 'nb'), en: ofVisit(visit, 'en') }] as const),
  )
  return { files, addresses }
}
