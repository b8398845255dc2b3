import { actions } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'

/** Everything there is to do to those parts of an estate, as `may` tells it. */
export const rightsTo = (...parts: SectionName[]) => parts.flatMap((part) => actions.map((action) => `${action} ${part}`))
