import { type Domain, flatten, type Language, type LoadedMessages } from './messages.ts'

const begun = (language: Language) => (language === 'en' ? import('./start/en.ts') : import('./start/nb.ts'))

/** What every page may have to say, in the language of this page load. */
export const loadStart = async (language: Language): Promise<LoadedMessages> => flatten((await begun(language)).start)

/** What the server reads too stands with the schema. */
const ofSchema: Partial<Record<Domain, string>> = { controls: 'projects/controlNames', errors: 'errors' }
const fileOf = (language: Language, domain: Domain) =>
  domain in ofSchema ? `../../../schema/${ofSchema[domain]}/${language}.json` : `../${language}/${domain}.json`

/** What one domain says, fetched with the first of its screens. */
export async function loadDomain(language: Language, domain: Domain): Promise<LoadedMessages> {
  const { later } = await begun(language)
  const texts = await later[fileOf(language, domain)]?.()
  return texts ? flatten({ [domain]: texts }) : {}
}
