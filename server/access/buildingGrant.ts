import { Building } from '#server/estates/buildings/building.entity.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import { EstateGrant, type Within } from './estateGrant.ts'

/** May act on one building of an estate: its rows are those that hang on it. Only a permission makes one. */
export class BuildingGrant extends EstateGrant {
  readonly buildingId: string
  constructor(within: Within, buildingId: string) {
    super({ ...within, under: { buildingId } })
    this.buildingId = buildingId
  }

  /** The building itself. */
  get building(): HeldRows<Building> {
    return this.rowsWith(Building, { estateId: this.estateId, id: this.buildingId })
  }
}
