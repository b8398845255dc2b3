import type { ProjectType, RenovationPreset } from './projectTypes.ts'

/** What regulations and contracts ask for when work is handed over. The list is ours; what each rests on stands with it. */

/** Of which kind the work is, as far as papers go. */
type Work = 'house' | 'flat' | 'bathroom' | 'roof' | 'opening' | 'facade'
const building: readonly Work[] = ['house', 'flat']
const wet: readonly Work[] = ['house', 'flat', 'bathroom']
const renovating: readonly Work[] = ['bathroom', 'roof', 'opening', 'facade']

export const paperGroups = ['authority', 'execution', 'wetRoom', 'plumbing', 'electrical', 'ventilation', 'handover'] as const
export type PaperGroup = (typeof paperGroups)[number]
export const paperOwers = [
  'applicant',
  'designer',
  'contractor',
  'control',
  'municipality',
  'electrician',
  'plumber',
  'tiler',
  'ventilator',
  'mason',
  'owner',
] as const
export type PaperOwer = (typeof paperOwers)[number]
/** When it is owed, where that is not always so. */
export const paperConditions = ['appliedFor', 'thresholds', 'stove', 'afterAYear'] as const
export type PaperCondition = (typeof paperConditions)[number]

interface Owed {
  group: PaperGroup
  by: PaperOwer
  basis: string
  /** Owed of all work, or of this. */
  of?: readonly Work[]
  /** And of this on one condition. */
  perhaps?: readonly Work[]
  condition?: PaperCondition
}

export const owedPapers = {
  completionCertificate: {
    group: 'authority',
    by: 'municipality',
    basis: 'pbl § 21-10',
    of: building,
    perhaps: renovating,
    condition: 'appliedFor',
  },
  temporaryUse: { group: 'authority', by: 'municipality', basis: 'pbl § 21-10', of: building },
  executionPlan: { group: 'authority', by: 'applicant', basis: 'SAK10 § 5-3', of: building, perhaps: renovating, condition: 'appliedFor' },
  controlDeclaration: {
    group: 'authority',
    by: 'control',
    basis: 'SAK10 § 14-2',
    of: building,
    perhaps: ['bathroom'],
    condition: 'appliedFor',
  },
  conformityFirm: {
    group: 'authority',
    by: 'contractor',
    basis: 'SAK10 § 5-5',
    of: building,
    perhaps: renovating,
    condition: 'appliedFor',
  },
  wasteReport: {
    group: 'authority',
    by: 'applicant',
    basis: 'TEK17 § 9-6',
    of: [],
    perhaps: ['house', 'roof', 'facade'],
    condition: 'thresholds',
  },
  environmentSurvey: { group: 'authority', by: 'designer', basis: 'TEK17 § 9-7', of: [], perhaps: renovating, condition: 'thresholds' },
  asBuiltDrawings: { group: 'authority', by: 'designer', basis: 'SAK10 § 8-1', of: building },
  executionLog: { group: 'execution', by: 'contractor', basis: 'TEK17 § 2-4' },
  productDocs: { group: 'execution', by: 'contractor', basis: 'TEK17 § 2-4' },
  airtightness: { group: 'execution', by: 'contractor', basis: 'SAK10 § 14-2', of: building },
  fireStopping: { group: 'execution', by: 'contractor', basis: 'TEK17 kap. 11', of: wet },
  chimneyControl: { group: 'execution', by: 'mason', basis: 'TEK17 § 11-8', of: [], perhaps: ['house'], condition: 'stove' },
  wetRoomRecord: { group: 'wetRoom', by: 'tiler', basis: 'TEK17 § 13-15, § 2-4', of: wet },
  plumbing: { group: 'plumbing', by: 'plumber', basis: 'NS 3420', of: wet },
  leakStop: { group: 'plumbing', by: 'plumber', basis: 'TEK17 § 15-5', of: building },
  elConformity: { group: 'electrical', by: 'electrician', basis: 'FEL § 12', of: wet },
  elRisk: { group: 'electrical', by: 'electrician', basis: 'FEL § 16', of: wet },
  elFinalTest: { group: 'electrical', by: 'electrician', basis: 'FEL § 12', of: wet },
  heatingCable: { group: 'electrical', by: 'electrician', basis: 'FEL § 12', of: wet },
  airflowProtocol: { group: 'ventilation', by: 'ventilator', basis: 'TEK17 § 13-2', of: wet },
  fdv: { group: 'handover', by: 'contractor', basis: 'TEK17 § 4-1', of: building, perhaps: renovating, condition: 'appliedFor' },
  guarantee: { group: 'handover', by: 'contractor', basis: 'buofl. § 12', of: building },
  energyLabel: { group: 'handover', by: 'owner', basis: 'Energimerkeforskriften', of: building },
  takeoverProtocol: { group: 'handover', by: 'contractor', basis: 'buofl. § 15' },
  oneYearInspection: { group: 'handover', by: 'contractor', basis: 'buofl. § 16', of: [], perhaps: building, condition: 'afterAYear' },
} as const satisfies Record<string, Owed>

export type OwedPaperCode = keyof typeof owedPapers
export const owedPaperCodes = Object.keys(owedPapers) as OwedPaperCode[]

const presetWork: Readonly<Record<RenovationPreset, Work>> = {
  BATHROOM: 'bathroom',
  FRONT_DOOR_REPLACEMENT: 'opening',
  WINDOW_REPLACEMENT: 'opening',
  ROOF_TILES_REPLACEMENT: 'roof',
  ROOFING_FELT_REPLACEMENT: 'roof',
  EXTERIOR_CLADDING_REPLACEMENT: 'facade',
}
const worksOf = (type: ProjectType, presets: readonly RenovationPreset[]): readonly Work[] => {
  if (type === 'NEW_BUILDING') return ['house']
  return type === 'NEW_APARTMENT' ? ['flat'] : presets.map((preset) => presetWork[preset])
}

export interface PaperOwed {
  code: OwedPaperCode
  group: PaperGroup
  by: PaperOwer
  basis: string
  /** What it depends on; null where it is owed anyway. */
  condition: PaperCondition | null
}

/** What is owed of a project of that kind, group by group. */
export function papersOwed(type: ProjectType, presets: readonly RenovationPreset[]): PaperOwed[] {
  const works = worksOf(type, presets)
  return owedPaperCodes
    .flatMap((code): PaperOwed[] => {
      const { group, by, basis, of, perhaps = [], condition }: Owed = owedPapers[code]
      const paper = { code, group, by, basis }
      if (!of || of.some((work) => works.includes(work))) return [{ ...paper, condition: null }]
      return perhaps.some((work) => works.includes(work)) ? [{ ...paper, condition: condition ?? null }] : []
    })
    .toSorted((one, other) => paperGroups.indexOf(one.group) - paperGroups.indexOf(other.group))
}
