/** A part of an estate, as its history is told and filtered. */
export const historyKinds = [
  'estate',
  'interior',
  'exterior',
  'technicalInformation',
  'renovations',
  'value',
  'moisture',
  'insurance',
  'reportArchive',
  'privateFolder',
  'mailbox',
  'maintenance',
  'projects',
  'sharing',
] as const
export type HistoryKind = (typeof historyKinds)[number]
export const historyOutcomes = ['done', 'refused'] as const
