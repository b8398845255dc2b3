import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

/** What is said of an estate's outside. It has the estate's id. */
export class EstateExterior extends table('estate_exterior', {
  estateId: uuid,
  cladding: text.optional,
  roof: text.optional,
  foundation: text.optional,
  description: text.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const estateExterior = entityOf(EstateExterior)
