/** Why one of several was not done. */
export const leftReasons = ['gone', 'noRight', 'wrongState', 'taken', 'parentGone'] as const
export type LeftReason = (typeof leftReasons)[number]

/** So many records are done something with by one command, at most. */
export const mostAtOnce = 200
