const weights = [3, 2, 7, 6, 5, 4, 3, 2]

/** Nine digits, the last of which proves the others. Real numbers begin with 8 or 9; 2 and 3 are there to try things out. */
export function isOrganizationNumber(value: string) {
  if (!/^[2389]\d{8}$/.test(value)) return false
  const rest = weights.reduce((sum, weight, i) => sum + weight * Number(value[i]), 0) % 11
  return rest !== 1 && Number(value[8]) === (rest === 0 ? 0 : 11 - rest)
}

/** Nobody's: made to try things out. */
export const isSyntheticOrganizationNumber = (value: string) => /^[23]/.test(value)
