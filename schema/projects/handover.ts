/** What a book tells, whole: it is hashed, drawn, and lies beside it in the file with everything. */
export interface HandoverContent {
  /** The copy for those who see no prices but their own: without the orders, and it says so. */
  isWithoutOrders?: true
  language: 'nb' | 'en'
  project: {
    id: string
    name: string
    number: string | null
    type: 'NEW_BUILDING' | 'NEW_APARTMENT' | 'RENOVATION' | 'CUSTOM'
    startDate: string | null
    endDate: string | null
    closedAt: string
    /** Why it was closed with something open; older books do not say. */
    closeReason?: string | null
    /** The earlier closings of one that was opened again, oldest first. */
    reopenings?: { closedAt: string; reopenedAt: string; reopenedBy: string; reason: string }[]
    description: string | null
    customer: string
    /** What stands on the front; older books have none. */
    picture?: HandoverFile | null
  }
  estate: {
    addressLine1: string
    addressLine2: string | null
    owners: string[]
    /** As the land register names it; older books do not say. */
    cadastre?: { municipalityNumber: string; gnr: number; bnr: number; fnr: number; snr: number } | null
  }
  company: { name: string; organizationNumber: string | null; logo?: HandoverFile | null }
  participants: { role: 'ProjectManager' | 'Subcontractor' | 'Colleague'; name: string; company: string | null }[]
  areas: HandoverArea[]
  deviations: HandoverDeviation[]
  orders: HandoverOrder[]
  papers: HandoverPaper[]
  /** What should be there and is not; older books do not say. */
  missingPapers?: { name: string; isAsked: boolean }[]
  deadlines: { kind: 'callInspection' | 'inspection' | 'lastWalk' | 'complaint'; dueDate: string }[]
}

/** The same for the companies that were called in. */
export const withoutOrders = (content: HandoverContent): HandoverContent => ({ ...content, isWithoutOrders: true, orders: [] })

export interface HandoverArea {
  name: string
  party: string | null
  isDisabled: boolean
  completedAt: string | null
  completedBy: string | null
  points: HandoverPoint[]
}
export interface HandoverPoint {
  name: string
  isDisabled: boolean
  comment: string | null
  /** Why it is in order although something was lacking; older books do not say. */
  despite?: string | null
  completedAt: string | null
  completedBy: string | null
  verifiedAt: string | null
  verifiedBy: string | null
  files: HandoverFile[]
}
export interface HandoverFile {
  id: string
  name: string
  type: string
  /** In hexadecimal. */
  sha256: string
}
export interface HandoverDeviation {
  text: string
  status: 'open' | 'inWork' | 'mended' | 'confirmed' | 'moved'
  raisedAt: string
  raisedBy: string | null
  mendedAt: string | null
  mendedBy: string | null
  answer: string | null
  /** As the project counts them; older books do not tell it, nor what it is about. */
  number?: number
  /** Of which area, and which of its points, counted from nought. */
  place?: { area: number; point: number | null } | null
  /** The drawing or the room that it is about. */
  about?: string | null
  files: (HandoverFile & { side?: 'before' | 'after' })[]
}
export interface HandoverOrder {
  number: number
  title: string
  approvedBy: string
  approvedAt: string
  grossOre: number
  /** What was agreed, as it was printed then; older books do not have it. */
  paper?: HandoverFile | null
}
export interface HandoverPaper {
  list: 'delivery' | 'drawings'
  documentType: string
  name: string
  addedBy: string | null
  addedAt: string
  file: HandoverFile
}

/** More of a point, or of a deviation, lie in the file with everything. */
const mostPictures = 3
export const picturesIn = <One extends HandoverFile>({ files }: { files: readonly One[] }) =>
  files.filter(({ type }) => type.startsWith('image/')).slice(0, mostPictures)
export const handoverPictures = ({ areas, deviations }: HandoverContent): HandoverFile[] => [
  ...areas.flatMap(({ points }) => points.flatMap(picturesIn)),
  ...deviations.flatMap(picturesIn),
]
