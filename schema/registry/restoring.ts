/** An estate that was removed can be had back for so long. */
export const daysToRestore = 30
