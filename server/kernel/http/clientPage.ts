import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the build lies. */
export const builtClient = path.resolve(import.meta.dirname, '../../../dist/client')

/** A page that Vite has built, or nothing where it has not: the development server serves its own. */
export function builtPage(built: string, name: string): string | undefined {
  const file = path.join(built, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Where the build has put a source file: `/assets/…`. */
export function builtAsset(isIt: (source: string) => boolean): string | undefined {
  const manifest = path.join(builtClient, '.vite/manifest.json')
  if (!existsSync(manifest)) return undefined
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; assets?: string[] }>
  const named = Object.entries(entries).find(([source]) => isIt(source))?.[1].file
  const file =
    named ??
    Object.values(entries)
      .flatMap(({ assets }) => assets ?? [])
      .find(isIt)
  return file && `/${file}`
}

const harmless: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that means the same to a parser and nothing to a browser that reads it as part of a page. */
export const harmlessJson = (text: string) => text.replaceAll(/[<>&\u2028\u2029]/g, (sign) => harmless[sign]!)

export type Language = 'nb' | 'en'
type ScreenName = 'home' | 'login' | 'estate' | 'link' | 'linkBare' | 'screen' | 'memberEstate' | 'memberScreen'
type Drawn = Record<ScreenName, { head?: string; html: string; css: string }>

/** What the build has drawn of the screens, to be shown until their code is there. */
export function drawnScreens(built: string): Record<Language, Drawn> | undefined {
  const text = builtPage(built, 'drawn.json')
  return text === undefined ? undefined : (JSON.parse(text) as Record<Language, Drawn>)
}

/** What the page of a link brings along for its client, which would ask for it first. */
export interface Opening {
  /** JSON. */
  answers: string
  /** What is drawn of it, and what is written there. */
  screen?: keyof Drawn
  written?: Readonly<Record<string, string>>
}

export interface Shown {
  nonce: string
  isIndexed: boolean
  language: Language
  screen: keyof Drawn
  /** Named in its head. */
  preloads: string
  opening?: Opening | undefined
}
export type Fill = (shown: Shown) => string

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)

/** The application's page: a nonce for each answer, what the client must know before it can ask, and the drawn screen. */
export function filling(page: string, boot: { site?: object }, drawn?: Record<Language, Drawn>): Fill {
  const site = Object.fromEntries(Object.entries(boot.site ?? {}).map(([name, value]) => [name.toUpperCase(), escaped(String(value))]))
  const withBoot = page.replace('__BOOT__', () => harmlessJson(JSON.stringify(boot)))
  const partsOf = (language: Language, screen: keyof Drawn) => {
    const { head = '', html = '', css = '' } = drawn?.[language][screen] ?? {}
    return withBoot
      .replace('<html lang="nb">', `<html lang="${language}">`)
      .replace('<head>', () => `<head>${head}`)
      .replace('<!-- drawn styles -->', () => css && `<style nonce="__CSP_NONCE__">${css}</style>`)
      .replace('<!-- drawn -->', () => html.replaceAll(/__SITE_([A-Z]+)__/g, (_, name: string) => site[name] ?? ''))
      .split('__CSP_NONCE__')
  }
  const pagesOf = new Map<string, string[]>()
  return ({ nonce, isIndexed, language, opening, screen: usual, preloads }) => {
    const screen = opening?.screen ?? usual
    const name = `${language} ${screen}`
    const parts = pagesOf.get(name) ?? partsOf(language, screen)
    pagesOf.set(name, parts)
    const written = parts.join(nonce).replaceAll(/__SHOWN_([A-Z]+)__/g, (_, name: string) => escaped(opening?.written?.[name] ?? ''))
    const answers = opening && `<script type="application/json" id="answers" nonce="${nonce}">${harmlessJson(opening.answers)}</script>`
    const text = written.replace('</head>', () => `${answers ?? ''}${preloads}</head>`)
    return isIndexed ? text : text.replace('<head>', '<head>\n    <meta name="robots" content="noindex" />')
  }
}
