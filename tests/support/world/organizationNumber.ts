const weights = [3, 2, 7, 6, 5, 4, 3, 2]
let made = 0

/** The next valid organisation number that no test has had; real ones begin with 8 or 9. */
export function organizationNumber(first: 2 | 3 | 8 | 9 = 9): string {
  const eight = `${first}${String(++made).padStart(7, '0')}`
  const rest = weights.reduce((sum, weight, i) => sum + weight * Number(eight[i]), 0) % 11
  return rest === 1 ? organizationNumber(first) : `${eight}${rest === 0 ? 0 : 11 - rest}`
}
