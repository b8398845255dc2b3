import { createdAt, entityOf, int, table, text, uuid } from '#server/kernel/table.ts'

/** Whose an estate was that is removed, and what part of it: for as long as they can have it back. */
export class RemovedEstate extends table('removed_estate', {
  estateId: uuid,
  accountId: uuid,
  claimStatus: text,
  shareNumerator: int,
  shareDenominator: int,
  createdAt,
}) {}

export const removedEstate = entityOf(RemovedEstate)
