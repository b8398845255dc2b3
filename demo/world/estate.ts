import type { SceneName } from '#demo/art/scenes.ts'
import type { Property } from '#demo/documents/property.ts'
import type { houseTypes, ownershipKinds } from '#schema/estates/estates.words.ts'
import type { Span } from './past.ts'
import type { PersonKey } from './people.ts'
import type { DemoReport } from './reports/report.ts'

export interface DemoEstate {
  /** The first one keeps the papers, and may be reached where `isContact` is set. */
  owners: readonly PersonKey[]
  /** What each of them owns; else they share alike. */
  part?: readonly [numerator: number, denominator: number]
  isContact?: boolean
  identity:
    | { municipalityNo: string; gnr: number; bnr: number; fnr?: number; snr?: number }
    | { organizationNumber: string; shareNumber: string }
  ownershipKind: (typeof ownershipKinds)[number]
  houseType: (typeof houseTypes)[number]
  addressLine1: string
  addressLine2: string
  builtYear: number
  plotAreaM2?: number
  scene: SceneName
  /** What its papers say besides. */
  home: Property['home']
  area: number
  /** How many years ago. */
  renewed: Property['renewed']
  /** When it was entered here, not before its owner joined. */
  since: Span
  reports: readonly DemoReport[]
}
