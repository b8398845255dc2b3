import type { Language } from '../texts.ts'
import { Param } from './sql.ts'

/** What differs by the language that is asked for, whoever asks. */
export const inLanguage = (texts: Readonly<Record<Language, string>>) => new Param(({ language = 'nb' }) => texts[language])
