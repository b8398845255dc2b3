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
export const jsonInPage = (value: unknown) => JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => harmless[sign]!)

export type Fill = (answer: { nonce: string; isIndexed: boolean }) => string

/** The application's page: a nonce for each answer, and what the client must know before it can ask. */
export function filling(page: string, boot: unknown): Fill {
  const parts = page.replace('__BOOT__', () => jsonInPage(boot)).split('__CSP_NONCE__')
  return ({ nonce, isIndexed }) => {
    const text = parts.join(nonce)
    return isIndexed ? text : text.replace('<head>', '<head>\n    <meta name="robots" content="noindex" />')
  }
}
