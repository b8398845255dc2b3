import type { EstateGrant, EstateRow } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { MoistureToken } from '#server/estates/moisture/moistureToken.entity.ts'
import { OwnerInvitation } from '#server/estates/saveEstate/ownerInvitation.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { CalendarFeed } from '#server/maintenance/calendar/calendarFeed.entity.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { GuestInvitation } from '#server/sharing/guests/guestInvitation.entity.ts'
import { PublicLink } from '#server/sharing/publicLinks/publicLink.entity.ts'
import { SupportAccess } from '#server/sharing/supportAccess/supportAccess.entity.ts'
import { EstateClaim } from '../claims/estateClaim.entity.ts'

/** Whoever works there counts on an owner. */
export async function refuseWhileWorkGoesOn(grant: EstateGrant) {
  const isWorkGoingOn = await grant.rows(Project).exists({ closedAt: null })
  if (isWorkGoingOn) throw new AppError('cannotHandleTheRequest', { reason: 'openProject' })
}

const ways = [
  GuestInvitation,
  OwnerInvitation,
  AccessLink,
  SupportAccess,
  CalendarFeed,
  MoistureToken,
  EstateClaim,
] as EntityClass<EstateRow>[]
const entries = ofEstate(`delete from permission where split_part(subject, '/', 1) = 'estate'
  and split_part(subject, '/', 2) = (select id::text from estate where id = $1)`)

/** Nobody is let in any more by whoever was its owner: no guest, link, company or program. */
export async function showOut(grant: EstateGrant) {
  for (const way of ways) await grant.rows(way).removeWhere({})
  await grant.query(entries)
  await grant.rows(PublicLink).mark({ revokedAt: null }, { revokedAt: now, keySealed: Buffer.alloc(0) })
}
