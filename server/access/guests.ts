import type { EntityManager } from 'typeorm'
import { type SectionName, sectionSubject } from '#schema/access/sections.ts'
import type { GuestAccessLevel } from '#schema/sharing/guests.input.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { GuestInvitation } from '#server/sharing/guests/guestInvitation.entity.ts'
import type { Within } from './estateScope.ts'
import { accountOfGuest, refuseTooManyMails, sendInvitation } from './guestMails.ts'
import { throttle } from './throttle.ts'
import { refuseStale } from './versions.ts'

export interface NewGuest {
  email: string
  name?: string | null | undefined
  accessLevel: GuestAccessLevel
  restrictions: readonly SectionName[]
  expiresAt?: string | null | undefined
}
export interface GuestChange {
  accessLevel?: GuestAccessLevel | null | undefined
  restrictions?: readonly SectionName[] | null | undefined
  expiresAt?: string | null | undefined
}

const isSelf = 'select from app_user where id = $1 and email = $2'
const isOwner = `select from estate_owner o join account a on a.id = o.account_id join app_user u on u.id = a.user_id
  where o.estate_id = $1 and u.email = $2`
/** Whoever else invites the same address at the same moment waits here, and finds it taken. */
const add = `insert into guest_invitation (estate_id, email, name, access_level, restrictions, expires_at, invited_by)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`
const hasBegun = 'select $1::timestamptz <= now() "isOver"'
/** The level as an allow, each closed section as a denied read; all end at the same instant. */
const permit = `insert into permission (account_id, guest_invitation_id, subject, effect, action, expiration_date)
  select account_id, id, $2, 'allow', case access_level when 'read' then 'read' end, expires_at from guest_invitation where id = $1
  union all select account_id, id, section, 'deny', 'read', expires_at from guest_invitation, unnest($3::text[]) section where id = $1`

const taken = () => new AppError('entityAlreadyExists', { fields: { email: 'entityAlreadyExists' } })

/** Whom the owners of an estate let in. An invitation and the entries that it permits by are one. */
export class Guests {
  readonly #within: Within
  readonly #db: EntityManager
  constructor(within: Within) {
    this.#within = within
    this.#db = within.db
  }

  throttle(address: string) {
    return throttle(this.#db, 'invite', address)
  }

  async invite(call: Call, { email, name = null, accessLevel, restrictions, expiresAt = null }: NewGuest) {
    const { estateId, viewer } = this.#within
    await this.#refuseOwners(email)
    await this.#refusePast(expiresAt)
    const values = [estateId, email, name, accessLevel, [...new Set(restrictions)], expiresAt, viewer.accountId]
    const [added]: { id: string }[] = await this.#db.query(add, values)
    if (!added) throw taken()
    await this.#give(added.id, await accountOfGuest(this.#db, { email, name, language: call.language }))
    await this.#permit(added.id, restrictions)
    await sendInvitation(this.#db, call.outbox, added.id)
    const told = ['email', ...(name ? ['name'] : []), 'accessLevel', 'restrictions', ...(expiresAt ? ['expiresAt'] : [])]
    return new Written(GuestInvitation, added.id, told, true)
  }

  async change(id: string, version: number | null | undefined, { accessLevel, restrictions, expiresAt }: GuestChange) {
    const before = await this.#find(id)
    refuseStale(version, before.version, this.#within.versionMustBeGiven)
    if (expiresAt !== undefined && !sameMoment(expiresAt, before.expiresAt)) await this.#refusePast(expiresAt)
    const after = {
      accessLevel: accessLevel ?? before.accessLevel,
      restrictions: restrictions ? [...new Set(restrictions)] : before.restrictions,
      expiresAt: expiresAt === undefined ? before.expiresAt : expiresAt ? new Date(expiresAt) : null,
    }
    await this.#db.update(GuestInvitation, { id }, { ...after, version: () => 'version + 1', updatedAt: () => 'now()' })
    await this.#db.query('delete from permission where guest_invitation_id = $1', [id])
    await this.#permit(id, after.restrictions)
    return new Written(GuestInvitation, id, changedFields(before, after), false)
  }

  async remove(id: string) {
    await this.#find(id)
    await this.#db.delete(GuestInvitation, { id })
  }

  async inviteAgain(call: Call, id: string) {
    const { email } = await this.#find(id)
    await refuseTooManyMails(this.#db, email)
    await sendInvitation(this.#db, call.outbox, id)
  }

  /** Locked until the transaction ends. */
  async #find(id: string): Promise<GuestInvitation> {
    const where = { id, estateId: this.#within.estateId }
    const found = await this.#db.findOne(GuestInvitation, { where, lock: { mode: 'pessimistic_write' } })
    if (!found) throw new AppError('entityNotFound')
    return found
  }

  async #refuseOwners(email: string) {
    const { estateId, viewer } = this.#within
    if ((await this.#rows(isSelf, [viewer.userId, email])).length) throw refused('inviteSelfAsGuest')
    if ((await this.#rows(isOwner, [estateId, email])).length) throw refused('inviteOwnerAsGuest')
  }

  async #refusePast(expiresAt: string | null) {
    if (!expiresAt) return
    const [clock]: { isOver: boolean }[] = await this.#db.query(hasBegun, [expiresAt])
    if (clock!.isOver) throw invalid('expiresAt', 'notValid')
  }

  /** Somebody can be a guest once, whichever address they were found by. */
  async #give(id: string, accountId: string) {
    const twice = await this.#rows('select from guest_invitation where estate_id = $1 and account_id = $2', [
      this.#within.estateId,
      accountId,
    ])
    if (twice.length) throw taken()
    await this.#db.update(GuestInvitation, { id }, { accountId })
  }

  #permit(id: string, restrictions: readonly SectionName[]) {
    const { estateId } = this.#within
    const closed = [...new Set(restrictions)].map((section) => sectionSubject(estateId, section))
    return this.#db.query(permit, [id, sectionSubject(estateId, 'estate'), closed])
  }

  #rows(text: string, values: unknown[]): Promise<unknown[]> {
    return this.#db.query(text, values)
  }
}

const refused = (code: 'inviteSelfAsGuest' | 'inviteOwnerAsGuest') => new AppError(code, { fields: { email: code } })
const sameMoment = (one: string | null, other: Date | null) => (one ? new Date(one).getTime() : null) === (other?.getTime() ?? null)

function changedFields(before: GuestInvitation, after: Pick<GuestInvitation, 'accessLevel' | 'restrictions' | 'expiresAt'>) {
  const { accessLevel, restrictions, expiresAt } = after
  return [
    ...(accessLevel === before.accessLevel ? [] : ['accessLevel']),
    ...(restrictions.toSorted().join() === before.restrictions.toSorted().join() ? [] : ['restrictions']),
    ...(expiresAt?.getTime() === before.expiresAt?.getTime() ? [] : ['expiresAt']),
  ]
}
