/** Whose hands did the work. */
export const renovationKinds = ['professional', 'selfEffort', 'selfEffortProfessional'] as const
export type RenovationKind = (typeof renovationKinds)[number]

/** Papers on what was agreed and paid. */
export const agreementDocumentTypes = ['contract', 'receipt', 'otherDocument', 'agreement'] as const
export type AgreementDocumentType = (typeof agreementDocumentTypes)[number]

export const pictureSides = ['before', 'after'] as const
export type PictureSide = (typeof pictureSides)[number]
