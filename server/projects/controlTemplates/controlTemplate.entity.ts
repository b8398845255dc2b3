import type { Trade } from '#schema/companies/trades.ts'
import type { ControlWork } from '#schema/projects/projectTypes.ts'
import { createdAt, entityOf, int, table, text, uuid, version } from '#server/kernel/table.ts'

/** What a company looks at in a kind of job. */
export class ControlTemplate extends table('company_control_template', {
  companyId: uuid,
  name: text,
  work: text.as<ControlWork>().optional,
  trade: text.as<Trade>().optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const controlTemplate = entityOf(ControlTemplate)

/** A part of that work. */
export class ControlTemplateArea extends table('company_control_area', {
  companyId: uuid,
  templateId: uuid,
  name: text,
  sortOrder: int,
}) {}

export const controlTemplateArea = entityOf(ControlTemplateArea)

/** One thing to look at there, and the picture that shows it. */
export class ControlTemplatePoint extends table('company_control_point', {
  companyId: uuid,
  templateId: uuid,
  areaId: uuid,
  name: text,
  helpText: text.optional,
  wantedPicture: text.optional,
  sortOrder: int,
}) {}

export const controlTemplatePoint = entityOf(ControlTemplatePoint)
