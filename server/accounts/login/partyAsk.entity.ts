import { bytes, entityOf, moment, table, text } from '#server/kernel/table.ts'

/** One question of a party to another, for as long as it counts. */
export class PartyAsk extends table('party_ask', {
  kind: text,
  partyHash: bytes,
  askedAt: moment.usually(() => 'now()'),
}) {}

export const partyAsk = entityOf(PartyAsk)
