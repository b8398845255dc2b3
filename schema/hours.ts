export const hourLength = 3_600_000

const instantOf = (moment: Date | string) => (typeof moment === 'string' ? Date.parse(moment) : moment.getTime())

/**
 * The hours from one moment to another, and parts of them; fewer than none where the second came before the first. They are
 * those that pass, also over a night in which the clock is changed.
 */
export const hoursBetween = (from: Date | string, to: Date | string) => (instantOf(to) - instantOf(from)) / hourLength
/** Since then. */
export const hoursSince = (moment: Date | string) => hoursBetween(moment, new Date())
