import type { TokenArea } from '#schema/access/tokenAreas.ts'
import type { Guards } from '#server/kernel/read/plan.ts'
import { Param, type Sql, sql } from '#server/kernel/read/sql.ts'
import { isReached } from '#server/kernel/tokenReach.ts'
import type { LinkHolder, SignedIn } from '#server/kernel/viewer.ts'

/** A value of the viewer, in a statement that is written for this kind of viewer only. */
export const ofAccount = (read: (viewer: SignedIn, input: Readonly<Record<string, unknown>>) => unknown) =>
  new Param(({ viewer, input }) => read(viewer as SignedIn, input))
export const ofLink = (read: (viewer: LinkHolder, input: Readonly<Record<string, unknown>>) => unknown) =>
  new Param(({ viewer, input }) => read(viewer as LinkHolder, input))

const sessionId = ofAccount((viewer) => viewer.sessionId)
const sessionVersion = ofAccount((viewer) => viewer.version)
const validUntil = ofAccount((viewer) => viewer.validUntil)
export const accountId = ofAccount((viewer) => viewer.accountId)
export const companyId = ofAccount((viewer) => viewer.companyId)
/** The estates that a token was made for; null for everybody else. */
const chosenEstates = ofAccount((viewer) => viewer.limits?.estateIds ?? null)
/** Whether whoever comes was let in for that estate: a token for others does not see it, whatever its account is there. */
export const isForEstate = (estateId: Sql) => sql`coalesce(${estateId} = any(${chosenEstates}::uuid[]), true)`
/** Whether whoever comes was let in for that part: a token for others is told nothing of it beside what it may ask. */
export const isForPart = (area: TokenArea) =>
  sql`${ofAccount(({ limits }) => !limits || isReached(limits, { area, keepsToEstates: true }))}::boolean`
const linkId = ofLink((viewer) => viewer.linkId)
const linkVersion = ofLink((viewer) => viewer.version)

/** In the statement itself: one look-up by primary key proves that the viewer at hand is still true. */
export const guards: Guards = {
  account: sql`(select from session where id = ${sessionId} and version = ${sessionVersion} and account_id is not distinct from ${accountId}
    and expires_at > now() and (${validUntil}::timestamptz is null or now() < ${validUntil}::timestamptz)) s`,
  link: sql`(select from public_link where id = ${linkId} and version = ${linkVersion} and revoked_at is null and expires_at > now()) s`,
}
