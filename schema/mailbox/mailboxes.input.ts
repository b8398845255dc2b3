import { object, type Schema } from 'yup'
import { reportTypes } from '#schema/estates/documentKinds.ts'
import { insuranceKinds } from '#schema/estates/insurance.input.ts'
import { choice, optionalChoice, optionalDay, optionalId, optionalText, recordId, text } from '#schema/fields.ts'
import { documentTypes } from '#schema/files/documentTypes.ts'
import { listInput } from '#schema/paging.ts'

/** The papers of an estate that a document can be moved to. */
export const paperKinds = ['report', 'privateDocument', 'insurance', 'drawing', 'otherDocument'] as const
export type PaperKind = (typeof paperKinds)[number]

export const mailboxesInput = listInput({ estateId: recordId() })
export const mailboxInput = object({ estateId: recordId(), companyId: recordId() })
export const mailboxDocumentsInput = listInput({ estateId: recordId(), companyId: recordId() })
export const mailboxDocumentInput = object({ estateId: recordId(), documentId: recordId() })
export const estateUpdatesInput = listInput({})

/** What one kind of paper must say, and others have no room for. */
const neededFor = <Rule extends { required(message: string): Schema }>(kinds: readonly PaperKind[], rule: Rule & Schema) =>
  rule.when('to', ([to], field) => (kinds.includes(to as PaperKind) ? (field as Rule).required('required') : field)) as Rule

export const moveMailboxDocumentInput = object({
  estateId: recordId(),
  documentId: recordId(),
  to: choice(paperKinds),
  customName: text(255),
  reportType: neededFor(['report'], optionalChoice(reportTypes)),
  reportDate: optionalDay(),
  insuranceKind: neededFor(['insurance'], optionalChoice(insuranceKinds)),
  company: neededFor(['insurance'], optionalText(255)),
  buildingId: neededFor(['drawing', 'otherDocument'], optionalId()),
  documentType: neededFor(['drawing'], optionalChoice(documentTypes)),
})
