import type { EstateGrant, EstateRow } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { MoistureToken } from '#server/estates/moisture/moistureToken.entity.ts'
import { InvitedOwner } from '#server/estates/ownerInvitations/invitedOwner.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { CalendarFeed } from '#server/maintenance/calendar/calendarFeed.entity.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { GuestInvitation } from '#server/sharing/guests/guestInvitation.entity.ts'
import { PublicLink } from '#server/sharing/publicLinks/publicLink.entity.ts'
import { SupportAccess } from '#server/sharing/supportAccess/supportAccess.entity.ts'
import { EstateClaim } from '../claims/estateClaim.entity.ts'

/** Whoever works there counts on an owner. */
export async function refuseWhileWorkGoesOn(grant: EstateGrant) {
  const isWorkGoingOn = await grant.rows(Project).exists({ closedAt: null })
  if (isWorkGoingOn) throw new AppError('cannotHandleTheRequest', { reason: 'openProject' })
}

const ways = [GuestInvitation, SupportAccess, CalendarFeed, MoistureToken, EstateClaim] as EntityClass<EstateRow>[]
const entries = ofEstate(`delete from permission where split_part(subject, '/', 1) = 'estate'
  and split_part(subject, '/', 2) = (select id::text from estate where id = $1)`)

const endLinks = ofEstate('delete from access_link where estate_id = $1 and (company_id is null or company_id <> all($2::uuid[]))')

/** The company that asked the owner in, and those that have work going on: it was theirs to look after before, or still is. */
export async function companiesThatStay(grant: EstateGrant, asking: string | undefined) {
  const running = await grant.rows(Project).all({ closedAt: null })
  return [...new Set([asking, ...running.map(({ companyId }) => companyId)])].filter((id) => id != null)
}

/** Nobody is let in any more by whoever was its owner: no guest, link, program, or company but these. */
export async function showOut(grant: EstateGrant, staying: readonly string[] = []) {
  await grant.query(endLinks, staying)
  await grant.rows(InvitedOwner).mark({ state: 'invited' }, { state: 'withdrawn', answeredAt: now })
  for (const way of ways) await grant.rows(way).removeWhere({})
  await grant.query(entries)
  await grant.rows(PublicLink).mark({ revokedAt: null }, { revokedAt: now, keySealed: Buffer.alloc(0) })
}
