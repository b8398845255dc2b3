import { bytes, createdAt, entityOf, int, moment, table, text, uuid } from '#server/kernel/table.ts'

/** With one of these a network of sensors hands in what it measured. The secret itself is not kept. */
export class MoistureToken extends table('moisture_token', {
  estateId: uuid,
  name: text,
  tokenHash: bytes,
  /** It hands in readings for as long as they may. Of one from before nobody knows who made it. */
  createdBy: uuid.optional,
  createdAt,
  lastUsedAt: moment.optional,
  /** Its uses in this minute. */
  uses: int.usually(0),
  minute: moment.optional,
}) {}

export const moistureToken = entityOf(MoistureToken)
