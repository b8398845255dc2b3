const together = 6
/** A fall of less is the machine's unrest. */
const fall = 0.97

const least = (costs: readonly number[]) => Math.min(...costs)

/** Whether what a call costs has stopped falling: others make it dearer now and then, but only compiled code makes it cheaper. */
export const hasSettled = (costs: readonly number[]) =>
  costs.length >= 2 * together && !(least(costs.slice(-together)) < fall * least(costs.slice(0, -together)))
