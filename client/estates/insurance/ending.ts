const days = 24 * 60 * 60 * 1000
/** As long before its end as the list says so. */
const soonWithin = 30 * days

/** Whether an insurance is over, runs out soon, or holds for long. It holds through its last day. */
export function endOf(validTo: string, now = Date.now()): 'over' | 'soon' | 'later' {
  const left = Date.parse(`${validTo}T00:00:00`) + days - now
  if (left <= 0) return 'over'
  return left <= soonWithin ? 'soon' : 'later'
}
