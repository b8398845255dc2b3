import type { floorTypes } from '#schema/estates/interior/floors.input.ts'
import { createdAt, entityOf, float, int, moment, table, text, uuid, version } from '#server/kernel/table.ts'

/** A storey of an estate. */
export class Floor extends table('floor', {
  estateId: uuid,
  type: text.as<(typeof floorTypes)[number]>(),
  name: text.optional,
  sortOrder: int,
  /** Of its rooms; the database counts and adds. */
  roomCount: int.usually(0).kept,
  areaM2: float.called('area_m2').usually(0).kept,
  version,
  removedAt: moment.optional,
  createdAt,
  updatedAt: createdAt,
}) {}

export const floor = entityOf(Floor)
