/** What costs are told by, beside their buildings. */
export const costDivisions = ['trade', 'responsible', 'part'] as const
export type CostDivision = (typeof costDivisions)[number]
