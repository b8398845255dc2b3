import { keptOnDevice } from '#client/ui/kept.ts'
import { languages, type Language } from './messages.ts'

const kept = keptOnDevice('language')

/** The language of this page load, sent along with every request. */
export const language: Language = languages.find((each) => each === kept.read()) ?? 'nb'

/** Keeps the choice and loads the page again in it. */
export function chooseLanguage(chosen: Language) {
  if (!kept.keep(chosen)) return
  // What the page shows before its code is there, the server chooses.
  document.cookie = `language=${chosen};path=/;max-age=31536000;samesite=lax`
  location.reload()
}
