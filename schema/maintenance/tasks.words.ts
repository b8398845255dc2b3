export const partyKinds = ['landlord', 'supplier'] as const
export type PartyKind = (typeof partyKinds)[number]

/** HIGH, MEDIUM and LOW. */
export const priorities = [1, 2, 3] as const
export type Priority = (typeof priorities)[number]

/** What was found, that a task can be made of. */
export const findingKinds = ['condition', 'moisture', 'controlPoint'] as const
export type FindingKind = (typeof findingKinds)[number]

export const longestInterval = 1000
