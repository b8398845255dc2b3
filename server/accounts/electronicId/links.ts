import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople, ofUser } from '#server/access/heldSql.ts'
import type { Provider } from '#server/config/providers.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { ProvenPerson } from './samePerson.ts'

/** Whom a provider recognised, the number as what it leaves behind. */
export interface Proof {
  issuer: string
  subject: string
  identityHash: Buffer | '' | undefined
  person?: ProvenPerson | undefined
}

const linked = ofPeople('update sign_in_link set last_used_at = now() where issuer = $1 and subject = $2 returning user_id "userId"')
const proven = ofPeople('select id "userId" from app_user where identity_hash = $1 and identity_proven_at is not null')
const link = ofPeople(`insert into sign_in_link (user_id, issuer, subject) values ($1, $2, $3)
  on conflict (issuer, subject) do update set last_used_at = now() where sign_in_link.user_id = $1 returning id`)
const prove = ofPeople(`update app_user set identity_hash = $2, identity_proven_at = now()
  where id = $1 and (identity_hash is null or identity_hash = $2) and not exists (select from app_user o where o.identity_hash = $2 and o.id <> $1)
  returning id`)
const own = ofUser(
  `select id, issuer, created_at "createdAt", last_used_at "lastUsedAt" from sign_in_link where user_id = $1 order by id desc`,
)
const remove = ofUser(`delete from sign_in_link where user_id = $1 and id = $2 returning id`)

/** A provider's person is one user, a user one person: with another's link or number nothing is proven. */
const refuseOthers = (changed: readonly unknown[]) => {
  if (!changed.length) throw new AppError('registrationEntityAlreadyExists')
}

export async function linkUser(people: AsksAboutPeople, userId: string, { issuer, subject }: Proof) {
  refuseOthers(await people.query(link, userId, issuer, subject))
}

export async function proveUser(people: AsksAboutPeople, userId: string, { identityHash }: Proof) {
  if (identityHash) refuseOthers(await people.query(prove, userId, identityHash))
}

/** Whoever has linked it, or has proven the same number; nobody else is taken for somebody who is here already. */
export async function userBehind(people: AsksAboutPeople, proof: Proof): Promise<string> {
  const [known] = await people.query<{ userId: string }>(linked, proof.issuer, proof.subject)
  const [same] = known || !proof.identityHash ? [known] : await people.query<{ userId: string }>(proven, proof.identityHash)
  const userId = (known ?? same)?.userId
  if (!userId) throw new AppError('unauthorizedUser', { reason: 'role' })
  if (!known) await linkUser(people, userId, proof)
  return userId
}

export async function linksOf(grant: UserGrant, providers: readonly Provider[]) {
  const found = await grant.query<{ id: string; issuer: string }>(own)
  const labelOf = (issuer: string) => providers.find((provider) => provider.issuer === issuer)?.label ?? issuer
  return found.map(({ issuer, ...row }) => ({ ...row, label: labelOf(issuer) }))
}

export async function removeLink(grant: UserGrant, id: string) {
  const removed = await grant.query(remove, id)
  if (!removed.length) throw new AppError('entityNotFound')
}
