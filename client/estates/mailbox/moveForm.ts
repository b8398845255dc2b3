import type { DocumentType, InsuranceKind, ReportType } from '#client/generated/graphql.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { moveMailboxDocumentInput, type PaperKind } from '#schema/mailbox/mailboxes.input.ts'
import type { MailDocument, MoveInput } from './useMailbox.ts'

/** What stands in the form. What is not chosen or written yet is empty. */
export interface MoveValues {
  to: PaperKind | ''
  customName: string
  reportType: ReportType | ''
  reportDate: string
  insuranceKind: InsuranceKind | ''
  company: string
  buildingId: string
  documentType: DocumentType | ''
}

/** The section that keeps such papers. */
export const partOf: Record<PaperKind, SectionName> = {
  report: 'report-archive',
  drawing: 'technical-information',
  otherDocument: 'technical-information',
  insurance: 'insurance',
  privateDocument: 'private-folder',
}

export const moveRules = moveMailboxDocumentInput.omit(['estateId', 'documentId'])

/** What is known already is filled in: its name, the day it was sent, who sent it. */
export const valuesOf = ({ customName, delivery }: MailDocument, companyName: string, buildingId: string): MoveValues => ({
  to: '',
  customName,
  reportType: 'otherReport',
  reportDate: delivery.createdAt.slice(0, 10),
  insuranceKind: 'insurance',
  company: companyName,
  buildingId,
  documentType: 'fdv',
})

const needed: Record<PaperKind, readonly (keyof MoveValues)[]> = {
  report: ['reportType', 'reportDate'],
  privateDocument: [],
  insurance: ['insuranceKind', 'company'],
  drawing: ['buildingId', 'documentType'],
  otherDocument: ['buildingId'],
}

/** Of all that stands in the form, what that kind of paper has room for. */
export function inputOf(values: MoveValues): MoveInput {
  // The rules have let nothing else through.
  const to = values.to as PaperKind
  const details = needed[to].map((field) => [field, values[field] || null])
  return { to, customName: values.customName, ...Object.fromEntries(details) } as MoveInput
}
