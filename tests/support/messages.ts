import { en } from '#client/messages/en.ts'
import { flatten, type Language } from '#client/messages/messages.ts'
import { nb } from '#client/messages/nb.ts'

/** Every text of a language at once; in the app they arrive with the screens that need them. */
export const loadMessages = async (language: Language) => flatten(language === 'en' ? en : nb)
