import { Building } from '#server/estates/buildings/building.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { OneRow, type Path, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import { type EstateRow, EstateRows, EstateScope, type Within } from './estateScope.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'
import { unlessPlanned } from './unlessPlanned.ts'

/** What hangs on a building names the building's estate as well. */
export type BuildingRow = EstateRow & { buildingId: string }
/** With a file, that is let go when the building is removed. */
export type FiledRow = EstateRow & { buildingId: string | null; fileId: string }

/** One building and what hangs on it, for reading. Only a permission makes one. */
export class BuildingRows extends EstateRows {
  readonly #estateId: Hole
  readonly #buildingId: Hole
  constructor(estateId: Hole, buildingId: Hole) {
    super(estateId)
    this.#estateId = estateId
    this.#buildingId = buildingId
  }

  building() {
    return new OneRow<Building>(Building, [withId(this.#buildingId), ({ estateId }) => sql`${estateId} = ${this.#estateId}`])
  }
  override rows<T extends EstateRow>(entity: EntityClass<T>) {
    return super.rows(entity).where((row) => sql`${(row as unknown as Path<BuildingRow>).buildingId} = ${this.#buildingId}`)
  }
  one<T extends BuildingRow>(entity: EntityClass<T>, id: Hole) {
    return new OneRow<T>(entity, [...this.rows(entity).wheres, withId(id)])
  }
}

/** One building and what hangs on it, for changing. Only a permission makes one. */
export class BuildingScope extends EstateScope {
  readonly #within: Within
  readonly #buildingId: string
  constructor(within: Within, buildingId: string) {
    super({ ...within, under: { buildingId } })
    this.#within = within
    this.#buildingId = buildingId
  }

  /** Changes the building itself. */
  async changeBuilding(values: Readonly<Record<string, unknown>>, version: number | null | undefined) {
    const { written } = await new RowsOfEstate(Building, this.#within).save({ id: this.#buildingId, version }, values)
    return written
  }

  /** Removes the building with all that hangs on it; `filed` are those whose files are let go. */
  async removeBuilding(filed: readonly EntityClass<FiledRow>[]) {
    const { db, estateId } = this.#within
    const mine = { estateId, buildingId: this.#buildingId }
    const files: string[] = []
    for (const entity of filed) {
      const rows = await db.find(entity, { where: mine as never })
      files.push(...rows.map(({ fileId }) => fileId))
    }
    await unlessPlanned(() => db.delete(Building, { estateId, id: this.#buildingId }))
    await this.releaseFiles(files)
  }
}
