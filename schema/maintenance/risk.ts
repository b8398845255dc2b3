import type { ConditionGrade } from '#schema/estates/condition.words.ts'

/** What comes of it where a part fails: from nothing (KG0) to something grave (KG3). */
export const consequenceGrades = ['KG0', 'KG1', 'KG2', 'KG3'] as const
export type ConsequenceGrade = (typeof consequenceGrades)[number]

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

/** Null where either is not known. The database says the same, by `maintenance_risk`. */
export function riskOf(condition: ConditionGrade | null | undefined, consequence: ConsequenceGrade | null | undefined): Risk | null {
  if (!condition || condition === 'TGIU' || !consequence) return null
  const score = Number(condition.slice(2)) * Number(consequence.slice(2))
  return score >= 6 ? 'high' : score >= 3 ? 'medium' : 'low'
}
