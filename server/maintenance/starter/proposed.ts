import { today } from '#schema/day.ts'
import { estimateOf, firstYearCost } from '#schema/maintenance/estimates.ts'
import { askedFeatures, type House, type HouseFeature, starterPlan, usualFeatures } from '#schema/maintenance/starterPlan.ts'
import en from '#schema/maintenance/templateNames/en.json' with { type: 'json' }
import nb from '#schema/maintenance/templateNames/nb.json' with { type: 'json' }
import { templateOf } from '#schema/maintenance/templates.ts'
import type { Language } from '#server/kernel/texts.ts'

const titles = { nb, en }

/** For a house that has these; what is usual in such a one where nobody has said. */
export function proposedFor(house: House, said: readonly HouseFeature[] | null | undefined, language: Language) {
  const has = said ?? usualFeatures(house)
  const tasks = starterPlan(house, today(), has).map(({ name, day, interval }) => {
    const { code, priority, trade = null } = templateOf(name)
    const { minutes, cost: estimatedCost } = estimateOf(name)
    const what = { name, code, title: titles[language][name], priority, trade, minutes, estimatedCost }
    return { ...what, startDate: day, period: 'month' as const, interval }
  })
  const features = askedFeatures(house)
  return { askedFeatures: features, features: features.filter((each) => has.includes(each)), tasks, firstYearCost: firstYearCost(tasks) }
}
