import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { User } from '#server/accounts/user.entity.ts'
import type { Provider } from '#server/config/providers.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isThere, now } from '#server/kernel/rows/moments.ts'
import type { ProvenPerson } from './samePerson.ts'
import { SignInLink } from './signInLink.entity.ts'

/** Whom a provider recognised, the number as what it leaves behind. */
export interface Proof {
  issuer: string
  subject: string
  identityHash: Buffer | '' | undefined
  person?: ProvenPerson | undefined
}

const link = ofPeople(`insert into sign_in_link (user_id, issuer, subject) values ($1, $2, $3)
  on conflict (issuer, subject) do update set last_used_at = now() where sign_in_link.user_id = $1 returning id`)
const prove = ofPeople(`update app_user set identity_hash = $2, identity_proven_at = now()
  where id = $1 and (identity_hash is null or identity_hash = $2) and not exists (select from app_user o where o.identity_hash = $2 and o.id <> $1)
  returning id`)

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
  const { issuer, subject, identityHash } = proof
  const [link] = await people.about(SignInLink, { issuer, subject }).mark({}, { lastUsedAt: now })
  const same = link || !identityHash ? null : await people.about(User, { identityHash }).one({ identityProvenAt: isThere })
  const userId = link?.userId ?? same?.id
  if (!userId) throw new AppError('unauthorizedUser', { reason: 'role' })
  if (!link) await linkUser(people, userId, proof)
  return userId
}

export async function linksOf(grant: UserGrant, providers: readonly Provider[]) {
  const newestFirst = (await grant.ofUser(SignInLink).all({})).toReversed()
  const labelOf = (issuer: string) => providers.find((provider) => provider.issuer === issuer)?.label ?? issuer
  return newestFirst.map(({ id, issuer, createdAt, lastUsedAt }) => ({ id, createdAt, lastUsedAt, label: labelOf(issuer) }))
}

export async function removeLink(grant: UserGrant, id: string) {
  const removed = await grant.ofUser(SignInLink).removeWhere({ id })
  if (!removed) throw new AppError('entityNotFound')
}
