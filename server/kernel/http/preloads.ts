import { findsAddress } from '#schema/knownAddresses.ts'
import { builtPage, type Language } from './clientPage.ts'

interface Preloads {
  files: readonly string[]
  addresses: Readonly<Record<string, Record<Language, readonly number[]>>>
  /** Where a client finds the same for its language. */
  ahead: Record<Language, string>
}

/**
 * What the page of an address names of the scripts that its screen is made of, so that they all set out with the page
 * rather than each when the one before has come; and where it is told of all other addresses, for when one goes on.
 */
export function preloading(built: string): (path: string, language: Language) => string {
  const text = builtPage(built, 'preloads.json')
  if (text === undefined) return () => ''
  const { files, addresses, ahead } = JSON.parse(text) as Preloads
  const find = findsAddress(addresses)
  const link = (at: number) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${files[at]}">`
  return (path, language) => `<meta name="ahead" content="/${ahead[language]}">${(find(path)?.[language] ?? []).map(link).join('')}`
}
