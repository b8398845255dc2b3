import { columns, entity, Row } from '#server/kernel/entity.ts'

/** Lets a company in to an estate, once it is claimed. */
export class AccessLink extends Row {
  declare estateId: string
  declare companyId: string
  /** As whom the company was let in, where an owner asked for it. */
  declare supplierId: string | null
  declare status: 'unclaimed' | 'claimed' | 'claimedByDefault'
  declare requestedAt: Date
  declare claimedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}

export const accessLink = entity(AccessLink, {
  table: 'access_link',
  columns: {
    estateId: columns.uuid,
    companyId: columns.uuid,
    supplierId: columns.optionalUuid,
    status: { type: 'text', default: 'unclaimed' },
    requestedAt: columns.createdAt,
    claimedAt: columns.optionalMoment,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
