import { readFileSync } from 'node:fs'
import type { AppError } from './errors.ts'
import { RecentlyUsed } from './recentlyUsed.ts'

type ErrorTexts = {
  codes: Record<string, string>
  reasons: Record<string, string>
  orderStatuses: Record<string, string>
  missing: Record<string, string>
}
export const languages = ['nb', 'en'] as const
export type Language = (typeof languages)[number]

/** The texts of refusals, in the caller's language. */
export class Texts {
  readonly #texts: Record<Language, ErrorTexts>
  constructor() {
    const read = (language: Language) =>
      JSON.parse(readFileSync(new URL(`../../schema/errors/${language}.json`, import.meta.url), 'utf8')) as ErrorTexts
    this.#texts = { nb: read('nb'), en: read('en') }
  }
  of(language: Language, { code, details }: AppError) {
    const { codes, reasons, orderStatuses, missing } = this.#texts[language]
    if (details?.missing) return missing[details.missing] ?? code
    if (details?.orderStatus) return orderStatuses[details.orderStatus] ?? code
    const text = (details?.reason && reasons[details.reason]) ?? codes[code] ?? code
    return text.replace('{max}', () => sizeOf(details?.limits?.['body']?.max ?? 0))
  }
}

const [kilobyte, megabyte] = [1024, 1_048_576]
const sizeOf = (bytes: number) => (bytes < megabyte ? `${Math.floor(bytes / kilobyte)} kB` : `${Math.floor(bytes / megabyte)} MB`)

const languageByHeader = new RecentlyUsed<Language>(100)

/** The first of our languageByHeader that a caller accepts; Bokmål otherwise, and for Norwegian in any spelling. */
export function languageOf(accepted = ''): Language {
  const before = languageByHeader.get(accepted)
  if (before) return before
  const language = languageIn(accepted)
  if (accepted.length < 200) languageByHeader.set(accepted, language)
  return language
}

function languageIn(accepted: string): Language {
  const wanted = accepted.split(',').map((part) => {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';')
    const quality = Number(params.find((param) => param.trim().startsWith('q='))?.split('=')[1] ?? 1)
    return { tag: tag.split('-')[0]!, quality: Number.isFinite(quality) ? quality : 0 }
  })
  const best = wanted
    .filter(({ tag, quality }) => quality > 0 && ['nb', 'no', 'nn', 'en'].includes(tag))
    .sort((a, b) => b.quality - a.quality)[0]
  return best?.tag === 'en' ? 'en' : 'nb'
}
