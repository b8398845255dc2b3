import { actions } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'

/** The estate itself, and what there is of the house. */
const house = ['estate', 'interior', 'room-comments', 'exterior', 'renovations', 'value'] as const satisfies readonly SectionName[]

/** Everything there is to do to those parts of an estate, as `may` tells it. */
export const rightsTo = (...parts: SectionName[]) =>
  parts.flatMap((part) => (part === 'estate' ? house : [part]).flatMap((each) => actions.map((action) => `${action} ${each}`)))

/** Of whoever may look at it. */
export const readsHouse = house.map((part) => `read ${part}`)

/** Of a company that works there, beside what it is let in to. */
export const companyReads = [...readsHouse, 'read technical-information']
