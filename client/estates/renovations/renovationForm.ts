import { array, object, string } from 'yup'
import type { Trade } from '#schema/companies/trades.ts'
import { mostCompanies, renovationForm } from '#schema/estates/renovations.input.ts'
import { type AgreementDocumentType, type PictureSide, pictureSides, type RenovationKind } from '#schema/estates/renovations.words.ts'
import { optionalText, text } from '#schema/fields.ts'
import type { Renovation, RenovationInput } from './useRenovations.ts'

export interface HeldPicture {
  id: string
  side: PictureSide
  caption: string
  isRemoved: boolean
}
export interface DocumentValues {
  documentType: AgreementDocumentType
  customName: string
}
export type HeldDocument = DocumentValues & { id: string; isRemoved: boolean }
export type NewDocument = DocumentValues & { fileId: string }

/** What stands in the form: everything as it is typed. */
export interface RenovationValues {
  renovationId: string | null
  version: number | null
  kind: RenovationKind | ''
  title: string
  year: string
  trades: Trade[]
  companies: string
  description: string
  cost: string
  /** In their order. */
  pictures: HeldPicture[]
  beforeIds: string[]
  afterIds: string[]
  documents: HeldDocument[]
  newDocuments: NewDocument[]
}

const names = (companies: string) =>
  companies
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
const unlessRemoved = text(255).when('isRemoved', ([isRemoved]) => (isRemoved ? string() : text(255)))

export const renovationRules = renovationForm.omit(['companies']).shape({
  companies: string()
    .test('many', 'tooMany', (value = '') => names(value).length <= mostCompanies)
    .test('long', 'tooLong', (value = '') => names(value).every((name) => name.length <= 255)),
  pictures: array(object({ caption: optionalText(255) })),
  documents: array(object({ customName: unlessRemoved })),
  newDocuments: array(object({ customName: text(255) })),
})

const typed = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','))

export const valuesOf = (renovation?: Renovation): RenovationValues => ({
  renovationId: renovation?.id ?? null,
  version: renovation?.version ?? null,
  kind: renovation?.kind ?? '',
  title: renovation?.title ?? '',
  year: typed(renovation?.year),
  trades: [...(renovation?.trades ?? [])],
  companies: renovation?.companies.join(', ') ?? '',
  description: renovation?.description ?? '',
  cost: typed(renovation?.cost),
  pictures: (renovation?.pictures?.edges ?? []).map(({ node: { id, side, caption } }) => ({
    id,
    side,
    caption: caption ?? '',
    isRemoved: false,
  })),
  beforeIds: [],
  afterIds: [],
  documents: (renovation?.documents ?? []).map(({ id, documentType, customName }) => ({ id, documentType, customName, isRemoved: false })),
  newDocuments: [],
})

const removedOf = (held: readonly { id: string; isRemoved: boolean }[]) => held.filter(({ isRemoved }) => isRemoved).map(({ id }) => id)

/** Those that stay, in their order, and the new ones behind them. */
function picturesOf({ pictures, beforeIds, afterIds }: RenovationValues) {
  const added = { before: beforeIds, after: afterIds }
  return pictureSides.flatMap((side) => {
    const held = pictures.filter((picture) => picture.side === side && !picture.isRemoved)
    const stay = held.map(({ id, caption }, sortOrder) => ({ id, side, sortOrder, caption: caption.trim() || null }))
    return [...stay, ...added[side].map((fileId, index) => ({ fileId, side, sortOrder: held.length + index }))]
  })
}

/** What the rules make of it: numbers as numbers, nothing for what is empty. */
export function inputOf(values: RenovationValues): RenovationInput {
  const { renovationId, version, documents, newDocuments, pictures } = values
  return {
    renovationId,
    version,
    ...renovationForm.omit(['companies']).cast(values, { stripUnknown: true }),
    companies: names(values.companies),
    documents: [
      ...documents.filter(({ isRemoved }) => !isRemoved).map(({ id, documentType, customName }) => ({ id, documentType, customName })),
      ...newDocuments,
    ],
    removedIds: removedOf(documents),
    pictures: picturesOf(values),
    removedPictureIds: removedOf(pictures),
  }
}
