import en from '#schema/projects/owedPaperNames/en.json' with { type: 'json' }
import nb from '#schema/projects/owedPaperNames/nb.json' with { type: 'json' }
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import type { Language } from '#server/kernel/texts.ts'

const names: Readonly<Record<Language, Readonly<Record<OwedPaperCode, string>>>> = { nb, en }

/** What a paper that is asked for is called. */
export const paperName = (code: OwedPaperCode, language: Language) => names[language][code]

/** The same for SQL, all of them. */
export const paperNames: Readonly<Record<Language, string>> = { nb: JSON.stringify(nb), en: JSON.stringify(en) }
