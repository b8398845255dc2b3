import { object } from 'yup'
import type { SectionName } from '#schema/access/sections.ts'
import { id, optionalChoice, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

/** What a document is uploaded for, and the section that its records belong to. */
export const documentSections = {
  reportArchive: 'report-archive',
  insurance: 'insurance',
  privateFolder: 'private-folder',
  technicalInformation: 'technical-information',
} as const satisfies Record<string, SectionName>
export type EstateDocumentKind = keyof typeof documentSections
export const documentKinds = Object.keys(documentSections) as EstateDocumentKind[]

export const estateImagesInput = listInput({ estateId: recordId() })
export const chooseEstateImageInput = object({ estateId: recordId(), fileId: id() })
export const estateFileInput = object({ estateId: recordId(), fileId: recordId() })
export const uploadToEstateInput = object({ estateId: recordId() })
export const uploadEstateDocumentInput = object({ estateId: recordId(), kind: optionalChoice(documentKinds) })
