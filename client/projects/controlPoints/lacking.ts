import { refusalOf } from '#client/access/refusal.ts'

const reasons = ['openDeviation', 'pictureMissing'] as const
/** Why a point is not told to be in order without a word. */
export type Lacking = (typeof reasons)[number]

export const lackingOf = (error: unknown): Lacking | undefined => reasons.find((reason) => reason === refusalOf(error)?.reason)
