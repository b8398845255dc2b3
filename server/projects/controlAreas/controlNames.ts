import criteriaEn from '#schema/projects/controlCriteria/en.json' with { type: 'json' }
import criteriaNb from '#schema/projects/controlCriteria/nb.json' with { type: 'json' }
import en from '#schema/projects/controlNames/en.json' with { type: 'json' }
import nb from '#schema/projects/controlNames/nb.json' with { type: 'json' }
import { invalid } from '#server/kernel/errors.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { inLanguage } from '#server/kernel/read/inLanguage.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'

type Kind = 'area' | 'point'
interface Named {
  code: string | null
  name: string | null
}

const texts = (kind: Kind) => ({ nb: JSON.stringify(nb[kind]), en: JSON.stringify(en[kind]) })
const catalogueNames = { area: texts('area'), point: texts('point') }
const criteria = { nb: JSON.stringify(criteriaNb), en: JSON.stringify(criteriaEn) }

/** Its own name, or what the catalogue calls it in the reader's language. */
export function called(kind: Kind) {
  const theirs = inLanguage(catalogueNames[kind])
  return ({ name, code }: Path<Named>) => sql`coalesce(${name}, ${theirs}::json ->> ${code})`
}

/** The same of what was read already. */
export function calledIn(language: Language) {
  const names: Readonly<Record<Kind, Readonly<Record<string, string>>>> = { nb, en }[language]
  return (kind: Kind, { code, name }: Named) => name ?? names[kind][code ?? ''] ?? code ?? ''
}

/** When a point of the catalogue is in order, in the reader's language. */
export const criterion = ({ code }: Path<Named>) => sql`(${inLanguage(criteria)}::json ->> ${code})`

/** What to keep of a name that was sent: none of its own, where it is the catalogue's. Without a code it needs one. */
export function keptName(kind: Kind, code: string | null, name: string | null | undefined): Partial<Named> {
  if (name === undefined) return {}
  const names: readonly Readonly<Record<string, string>>[] = [nb[kind], en[kind]]
  if (code === null && name === null) throw invalid('name', 'required')
  return { name: code !== null && names.some((those) => those[code] === name) ? null : name }
}
