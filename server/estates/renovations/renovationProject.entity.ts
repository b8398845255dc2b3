import type { Trade } from '#schema/companies/trades.ts'
import type { RenovationKind } from '#schema/estates/renovations.words.ts'
import { createdAt, date, entityOf, int, ore, table, text, texts, uuid, version, yesNo } from '#server/kernel/table.ts'

/** A renovation, or a project that goes on and will become one. Only read. */
export class RenovationProject extends table('renovation_or_project', {
  estateId: uuid,
  renovationId: uuid.optional,
  projectId: uuid.optional,
  companyId: uuid.optional,
  isRunning: yesNo,
  kind: text.as<RenovationKind>(),
  title: text,
  year: int,
  trades: texts.as<Trade[]>(),
  companies: texts,
  description: text.optional,
  costOre: ore.optional,
  startDate: date.optional,
  endDate: date.optional,
  version,
  createdAt,
}) {}

export const renovationProject = entityOf(RenovationProject, { isView: true })
