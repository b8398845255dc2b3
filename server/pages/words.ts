import { readFileSync } from 'node:fs'
import { type Language } from '#server/kernel/texts.ts'

/** A page of plain text: a lead, then sections of paragraphs. */
export interface SiteText {
  title: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

interface Words {
  otherLanguage: Language
  inOtherLanguage: string
  titles: Record<'about' | 'faq' | 'privacy' | 'terms' | 'accessibility', string>
  /** What leads to the licences of other people's code. */
  licences: string
  contact: string
  site: Record<'about' | 'faq' | 'privacy' | 'terms' | 'social' | 'accessibility', SiteText>
  docs: Record<DocsWord, string>
  /** Where a file cannot be shown. */
  file: Record<'title' | 'signIn' | 'home', string>
  /** Of the product on a device where it was installed. */
  installed: Record<'description' | 'estates' | 'projects' | 'orders', string>
}

type DocsWord =
  | 'title'
  | 'lead'
  | 'machine'
  | 'contents'
  | 'needs'
  | 'example'
  | 'parameters'
  | 'body'
  | 'answer'
  | 'errors'
  | 'required'
  | 'none'
  | 'oneOf'
  | 'schemas'
  | 'errorForm'
  | 'errorFormLead'
  | 'signIn'
  | 'signInLead'
  | 'search'
  | 'searchNow'
  | 'found'
  | 'all'
  | 'tokens'
  | 'tokensLead'
  | 'calendars'
  | 'calendarsLead'
  | 'byToken'
  | 'bySession'
  | 'first'
  | 'then'

const read = (language: Language) => JSON.parse(readFileSync(new URL(`texts/${language}.json`, import.meta.url), 'utf8')) as Words

export const words: Readonly<Record<Language, Words>> = { nb: read('nb'), en: read('en') }
