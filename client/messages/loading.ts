import { type Domain, flatten, type Language, type LoadedMessages, type Texts } from './messages.ts'

const files = import.meta.glob<Texts>(['./{nb,en}/*.json', '!./*/{app,common,logout,validations}.json'], { import: 'default' })
/** What is looked at in projects is named where the server reads it too. */
const controlNames = import.meta.glob<Texts>('../../schema/projects/controlNames/*.json', { import: 'default' })

/** What every page may have to say, in the language of this page load. */
export async function loadStart(language: Language): Promise<LoadedMessages> {
  const { start } = language === 'en' ? await import('./start/en.ts') : await import('./start/nb.ts')
  return flatten(start)
}

/** What one domain says, fetched with the first of its screens. */
export async function loadDomain(language: Language, domain: Domain): Promise<LoadedMessages> {
  const file =
    domain === 'controls' ? controlNames[`../../schema/projects/controlNames/${language}.json`] : files[`./${language}/${domain}.json`]
  const texts = await file?.()
  return texts ? flatten({ [domain]: texts }) : {}
}
