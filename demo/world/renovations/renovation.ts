import type { SceneName } from '#demo/art/scenes.ts'
import type { DocumentName } from '#demo/documents.ts'
import type { Trade } from '#schema/companies/trades.ts'
import type { AgreementDocumentType, RenovationKind } from '#schema/estates/renovations.words.ts'

export interface DemoRenovation {
  kind: RenovationKind
  title: string
  /** How many years ago it was done. */
  ago: number
  trades?: readonly Trade[]
  companies?: readonly string[]
  description: string
  /** Øre, as its receipt says where there is one. */
  cost?: number
  before?: readonly DemoPicture[]
  after?: readonly DemoPicture[]
  papers?: readonly DemoPaper[]
}
export interface DemoPicture {
  scene: SceneName
  caption?: string
}
interface DemoPaper {
  document: DocumentName
  type: AgreementDocumentType
  name: string
}
