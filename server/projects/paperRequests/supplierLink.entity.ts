import { bytes, createdAt, entityOf, moment, table, uuid } from '#server/kernel/table.ts'

/** What somebody is asked for by mail, and does without an account. */
export class SupplierLink extends table('supplier_link', {
  estateId: uuid,
  projectId: uuid,
  participantId: uuid.optional,
  subcontractorId: uuid.optional,
  keyHash: bytes,
  expiresAt: moment,
  revokedAt: moment.optional,
  createdAt,
}) {}

export const supplierLink = entityOf(SupplierLink)
