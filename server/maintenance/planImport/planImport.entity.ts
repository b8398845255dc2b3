import { createdAt, entityOf, int, moment, table, text, uuid, uuids } from '#server/kernel/table.ts'

/** A sheet that was taken into a maintenance plan. */
export class PlanImport extends table('plan_import', {
  estateId: uuid,
  accountId: uuid.optional,
  fileName: text,
  /** What its columns were, by their titles, as JSON. */
  mapping: text,
  taskCount: int.usually(0),
  /** Made for it; they go with it where nothing else has come to hang on them. */
  buildingIds: uuids.usually(() => "'{}'"),
  areaIds: uuids.usually(() => "'{}'"),
  undoneAt: moment.optional,
  keptCount: int.optional,
  createdAt,
}) {}

export const planImport = entityOf(PlanImport)
