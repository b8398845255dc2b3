import type { SectionName } from '#schema/access/sections.ts'
import type { GuestAccessLevel } from '#schema/sharing/guests.input.ts'
import { createdAt, entityOf, moment, table, text, texts, uuid, version } from '#server/kernel/table.ts'

/** Somebody whom an owner lets in to an estate. Its permission entries are written and removed with it. */
export class GuestInvitation extends table('guest_invitation', {
  estateId: uuid,
  /** Whose address it is; nobody until somebody has shown that it is theirs. */
  accountId: uuid.optional,
  email: text,
  name: text.optional,
  accessLevel: text.as<GuestAccessLevel>(),
  restrictions: texts.as<SectionName[]>().usually('{}'),
  expiresAt: moment.optional,
  state: text.as<'CREATED' | 'CONFIRMED'>().usually('CREATED'),
  invitedBy: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

const taken = { code: 'entityAlreadyExists', field: 'email' } as const

export const guestInvitation = entityOf(GuestInvitation, {
  refuses: {
    guest_invitation_email: taken,
    /** Somebody can be a guest once, whichever address they were found by. */
    guest_invitation_account_id_estate_id_key: taken,
  },
})
