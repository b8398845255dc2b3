import type { ProjectType } from './projectTypes.ts'

/** Which law the work is done under: a new home for a consumer, a craftsman's work for one, or what two firms agreed. */
export const contractKinds = ['NEW_DWELLING', 'CRAFT', 'COMMERCIAL'] as const
export type ContractKind = (typeof contractKinds)[number]

/** To call for the inspection after a year, the inspection itself, a last walk round, and when it is too late to complain. */
export const deadlineKinds = ['callInspection', 'inspection', 'lastWalk', 'complaint'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

const inspections = { callInspection: 11, inspection: 12 } as const
/** Five years on real property and on what is meant to last; three months before there is time to look. */
const complaints = { lastWalk: 57, complaint: 60 } as const

/** After how many months, by the kind of contract. What two firms agreed has its own terms. */
export const monthsOf: Readonly<Record<ContractKind, Readonly<Partial<Record<DeadlineKind, number>>>>> = {
  NEW_DWELLING: { ...inspections, ...complaints },
  CRAFT: complaints,
  COMMERCIAL: {},
}

export const newHomes: readonly ProjectType[] = ['NEW_BUILDING', 'NEW_APARTMENT']
export const usualContract = (type: ProjectType): ContractKind => (newHomes.includes(type) ? 'NEW_DWELLING' : 'CRAFT')
