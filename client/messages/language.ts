import { languages, type Language } from './messages.ts'

const key = 'language'

function read(): Language {
  try {
    const kept = localStorage.getItem(key)
    return languages.find((language) => language === kept) ?? 'nb'
  } catch {
    // Storage may be closed to the page; it works without it.
    return 'nb'
  }
}

/** The language of this page load, sent along with every request. */
export const language = read()

/** Keeps the choice and loads the page again in it. */
export function chooseLanguage(chosen: Language) {
  try {
    localStorage.setItem(key, chosen)
    // What the page shows before its code is there, the server chooses.
    document.cookie = `${key}=${chosen};path=/;max-age=31536000;samesite=lax`
  } catch {
    return
  }
  location.reload()
}
