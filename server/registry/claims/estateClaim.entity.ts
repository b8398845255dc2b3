import type { ClaimEvidence, ClaimState, SettledAs } from '#schema/registry/claims.input.ts'
import { createdAt, entityOf, int, moment, table, text, uuid } from '#server/kernel/table.ts'

/** Somebody who says that an estate is theirs, and what became of it. */
export class EstateClaim extends table('estate_claim', {
  estateId: uuid,
  accountId: uuid,
  evidence: text.as<ClaimEvidence>(),
  shareNumerator: int,
  shareDenominator: int,
  state: text.as<ClaimState>().usually('waiting'),
  expiresAt: moment,
  /** When a letter went to the estate's own address, with a code that is kept as a hash. */
  letterAt: moment.optional,
  codeHash: text.optional,
  codeExpiresAt: moment.optional,
  codeTries: int.usually(0),
  /** When whoever asks was asked to show who they are. */
  electronicIdAskedAt: moment.optional,
  settledAt: moment.optional,
  settledAs: text.as<SettledAs>().optional,
  settledBy: uuid.optional,
  reason: text.optional,
  ownersToldAt: moment.optional,
  createdAt,
}) {}

export const estateClaim = entityOf(EstateClaim, { refuses: { estate_claim_check: 'shareNumerator' } })
