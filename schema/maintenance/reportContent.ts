import type { BuildingPartCode, ConditionGrade } from '#schema/estates/condition.words.ts'
import type { ConsequenceGrade } from './risk.ts'

/** A part of a building, as it was found. */
export interface ReportedPart {
  code: BuildingPartCode
  name: string | null
  buildingName: string
  conditionGrade: ConditionGrade
  consequenceGrade: ConsequenceGrade | null
  remainingLifeYears: number | null
  inspectedOn: string | null
  description: string | null
  cause: string | null
  consequence: string | null
  costOre: number | null
}

/** What a check of a building found to be wrong, and what is planned because of it. */
export interface ReportedFinding {
  name: string
  buildingName: string
  comment: string | null
  day: string
  /** The first picture that was taken of it. */
  pictureId: string | null
  task: string | null
  taskDay: string | null
  costOre: number | null
}

/** What is left of the savings at the end of a year, in the kroner of that year. */
export interface ReportedFund {
  year: number
  costOre: number
  savingOre: number
  fundOre: number
  /** What is left if what is proposed is done. */
  proposedOre?: number | null
}

/** What one share of the estate saves in a year, and would if what is proposed is done. */
export interface ReportedShare {
  name: string
  numerator: number
  yearlyOre: number
  proposedOre: number | null
}

/** Work that comes in the years of a report, the dearest first. */
export interface ReportedWork {
  title: string
  buildingName: string
  ore: number
  /** How often it comes, and what it costs, in each year that it does. */
  years: readonly { year: number; times: number; ore: number }[]
}

export interface ReportedYear {
  year: number
  times: number
  ore: number
}

/** Everything that stands in a report, as it stood on the day: the same content is the same paper. */
export interface ReportContent {
  language: 'nb' | 'en'
  /** `2026-05-12` */
  day: string
  report: {
    title: string
    reportType: string
    fromYear: number
    toYear: number
    summary: string | null
    condition: string | null
    proposals: string | null
    economy: string | null
    imageFileId: string | null
    author: string | null
  }
  estate: { addressLine1: string; addressLine2: string | null; organizationNumber: string | null }
  /** By name. */
  buildings: readonly { name: string; builtYear: number | null; grossAreaM2: number | null }[]
  parts: readonly ReportedPart[]
  /** Neither these nor the fund stand in reports that were made before there were any, or by somebody who may not see them. */
  findings?: readonly ReportedFinding[]
  /** Of all buildings together, where somebody has said what is saved. */
  fund?: readonly ReportedFund[]
  /** The scenario that is proposed. */
  proposal?: { name: string }
  /** In the order of the estate; none where nobody has said how it is shared. */
  shares?: readonly ReportedShare[]
  works: readonly ReportedWork[]
  /** All that comes, whether it stands among the works or not. */
  years: readonly ReportedYear[]
  /** Of the tasks that come, how many there are, how many are late, and how many nobody has put a price on. */
  tasks: { count: number; overdue: number; unpriced: number }
  /** What was done in the year before the day, the latest first, and how many times in all. */
  done: readonly { title: string; day: string; by: string | null; ore: number | null }[]
  doneCount: number
  papers: readonly { customName: string; name: string; sha256: string }[]
}
