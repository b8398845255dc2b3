import { createdAt, email, entityOf, table, uuid } from '#server/kernel/table.ts'

/** Whoever proves that address becomes an owner. */
export class OwnerInvitation extends table('owner_invitation', {
  estateId: uuid,
  email,
  createdAt,
}) {}

export const ownerInvitation = entityOf(OwnerInvitation)
