import type { SectionName } from '#schema/access/sections.ts'
import type { GuestAccessLevel } from '#schema/sharing/guests.input.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** Somebody whom an owner lets in to an estate. Its permission entries are written and removed with it. */
export class GuestInvitation extends Row {
  declare estateId: string
  /** Whose address it was when they were invited. */
  declare accountId: string | null
  declare email: string
  declare name: string | null
  declare accessLevel: GuestAccessLevel
  declare restrictions: SectionName[]
  declare expiresAt: Date | null
  declare state: 'CREATED' | 'CONFIRMED'
  declare invitedBy: string | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const guestInvitation = entity(GuestInvitation, {
  table: 'guest_invitation',
  columns: {
    estateId: columns.uuid,
    accountId: columns.optionalUuid,
    email: columns.text,
    name: columns.optionalText,
    accessLevel: columns.text,
    restrictions: { type: 'text', array: true, default: '{}' },
    expiresAt: columns.optionalMoment,
    state: { type: 'text', default: 'CREATED' },
    invitedBy: { name: 'invited_by', type: 'uuid', nullable: true },
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
