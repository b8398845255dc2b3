import basesInEnglish from '#schema/projects/owedPaperNames/bases.en.json' with { type: 'json' }
import en from '#schema/projects/owedPaperNames/en.json' with { type: 'json' }
import nb from '#schema/projects/owedPaperNames/nb.json' with { type: 'json' }
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import type { Language } from '#server/kernel/texts.ts'

const names: Readonly<Record<Language, Readonly<Record<OwedPaperCode, string>>>> = { nb, en }

/** What a paper that is asked for is called. */
export const paperName = (code: OwedPaperCode, language: Language) => names[language][code]

/** The same for SQL, all of them. */
export const paperNames: Readonly<Record<Language, string>> = { nb: JSON.stringify(nb), en: JSON.stringify(en) }

/** Of what a paper rests on, the few words that are not names of laws. */
const englishBases: Readonly<Record<string, string>> = basesInEnglish

export const basisIn = (basis: string, language: Language) => (language === 'en' && englishBases[basis]) || basis
