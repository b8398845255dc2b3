export const occurrenceStates = ['planned', 'overdue', 'awaiting', 'done', 'passedOver'] as const
export type OccurrenceState = (typeof occurrenceStates)[number]
