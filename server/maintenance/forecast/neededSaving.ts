/** A year as the forecast tells it, and how much dearer it is than this one. */
export interface CountedYear {
  nominalCost: number
  dearer: number
}
interface Savings {
  fund: number
  /** In per cent a year. */
  interest: number
}

/** Whether it lasts, counted as the forecast counts it: in whole øre, with interest on what there is when a year begins. */
function lasts(years: readonly CountedYear[], { fund, interest }: Savings, yearlySaving: number) {
  let left = Math.round(fund * 100)
  for (const { nominalCost, dearer } of years) {
    left += Math.round((Math.max(left, 0) * interest) / 100) + Math.round(yearlySaving * 100 * dearer) - Math.round(nominalCost * 100)
    if (left < 0) return false
  }
  return true
}

/** The least in whole kroner, saved each year from the first on, with which the savings are never spent. More always lasts longer. */
export function neededSaving(years: readonly CountedYear[], savings: Savings) {
  let [least, enough] = [0, Math.ceil(years.reduce((sum, { nominalCost }) => sum + nominalCost, 0)) + 1]
  if (lasts(years, savings, 0)) return 0
  while (enough - least > 1) {
    const between = Math.floor((least + enough) / 2)
    if (lasts(years, savings, between)) enough = between
    else least = between
  }
  return enough
}
