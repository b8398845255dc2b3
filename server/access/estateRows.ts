import { Building } from '#server/estates/buildings/building.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { type KnownOfRow, OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { EstateRow } from './estateDoor.ts'

/** The rows of one estate, for reading. Only a permission makes one. */
export class EstateRows {
  readonly #estateId: Hole
  readonly #rowFacts: KnownOfRow
  constructor(estateId: Hole, rowFacts: KnownOfRow = {}) {
    this.#estateId = estateId
    this.#rowFacts = rowFacts
  }

  estate() {
    return new OneRow(Estate, [withId(this.#estateId)], { rowFacts: this.#rowFacts })
  }
  rows<T extends EstateRow>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [this.#mine], { rowFacts: this.#rowFacts })
  }
  row<T extends EstateRow>(entity: EntityClass<T>, id: Hole) {
    return new OneRow<T>(entity, [this.#mine, withId(id)], { rowFacts: this.#rowFacts })
  }
  readonly #mine = (row: unknown) => sql`${(row as Path<EstateRow>).estateId} = ${this.#estateId}`
}

/** What hangs on a building names the building's estate as well. */
export type BuildingRow = EstateRow & { buildingId: string }

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
