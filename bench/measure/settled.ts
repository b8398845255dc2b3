import { quantile } from './statistics.ts'

const together = 3
/** A fall of less is the machine's unrest. */
const fall = 0.97

const median = (values: readonly number[]) => quantile(values, 0.5)

/** Whether what a call costs has stopped falling, by the median of the last windows and of those before. */
export const hasSettled = (costs: readonly number[]) =>
  costs.length >= 2 * together && !(median(costs.slice(-together)) < fall * median(costs.slice(-2 * together, -together)))
