import type { Trade } from '#schema/companies/trades.ts'
import type { RenovationKind } from '#schema/estates/renovations.words.ts'
import { createdAt, entityOf, int, ore, table, text, texts, uuid, version } from '#server/kernel/table.ts'

/** Work done on an estate. */
export class Renovation extends table('renovation', {
  estateId: uuid,
  kind: text.as<RenovationKind>(),
  title: text,
  year: int,
  trades: texts.as<Trade[]>().usually([]),
  companies: texts.usually([]),
  description: text.optional,
  costOre: ore.optional,
  /** The project that it was written of. */
  projectId: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const renovation = entityOf(Renovation)
