import { type ReminderKind, reminderKinds } from '#schema/accounts/mailChoices.input.ts'
import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople } from '#server/access/heldSql.ts'
import type { Feature } from '#server/config/features.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'
import { MailRefusal } from './mailRefusal.entity.ts'

const neededFor: Partial<Record<ReminderKind, Feature>> = { maintenance: 'maintenancePlan', licence: 'licenceManagement' }

/** Which of the reminders that are sent here somebody gets. */
export async function choicesOf(grant: UserGrant, features: readonly Feature[]) {
  const refused = await grant.about(MailRefusal, { email: (await addressOf(grant)).email }).all({})
  return reminderKinds
    .filter((kind) => neededFor[kind] === undefined || features.includes(neededFor[kind]))
    .map((kind) => ({ kind, isOn: !refused.some((one) => one.kind === kind) }))
}

/** Of an address that may be somebody else's nobody refuses anything. */
export async function choose(grant: UserGrant, kind: ReminderKind, isOn: boolean) {
  const { email, isProven } = await addressOf(grant)
  if (!isProven) throw new AppError('authorizationFailure')
  return keepChoice(grant, email, kind, isOn)
}

/** For the address and the kind of mail that a token names. */
export async function chooseByToken(people: AsksAboutPeople, keys: MailKeys, { token, isOn }: { token: string; isOn: boolean }) {
  const named = keys.read(token)
  const kind = reminderKinds.find((one) => one === named?.kind)
  if (!named || !kind) throw new AppError('entityNotFound')
  return keepChoice(people, named.email, kind, isOn)
}

async function addressOf(grant: UserGrant) {
  const { email, emailVerifiedAt } = (await grant.user.one({}))!
  return { email, isProven: emailVerifiedAt !== null }
}

async function keepChoice(people: AsksAboutPeople, email: string, kind: ReminderKind, isOn: boolean) {
  const refusals = people.about(MailRefusal, { email })
  await (isOn ? refusals.removeWhere({ kind }) : refusals.addOnce({ kind }))
  return { kind, isOn }
}
