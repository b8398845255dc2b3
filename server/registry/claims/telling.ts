import type { SettledAs } from '#schema/registry/claims.input.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { claimAnswered } from '#server/mail/templates/claimAnswered.ts'
import { claimReceived } from '#server/mail/templates/claimReceived.ts'
import { claimSettled } from '#server/mail/templates/claimSettled.ts'
import type { EstateClaim } from './estateClaim.entity.ts'
import type { Owner } from './owners.ts'

const claimants = ofEstate(`select a.name, u.email, u.language, u.first_name "firstName",
    u.identity_proven_at is not null "isIdentityProven"
  from estate_claim c join account a on a.id = c.account_id
  join app_user u on u.id = a.user_id where c.estate_id = $1 and c.account_id = $2 limit 1`)

interface Person {
  isIdentityProven: boolean
  name: string
  email: string
  language: Language
  firstName: string
}

async function readerOf(door: EstateDoor, accountId: string) {
  const at = await door.estate.one({})
  const [claimant] = await door.query<Person>(claimants, accountId)
  return { address: there(at).addressLine1, claimant: there(claimant) }
}
/** Somebody who owns by two accounts is told once. */
const addressees = (owners: readonly Owner[], accountId: string) => [
  ...new Map(owners.filter((owner) => owner.accountId !== accountId).map((owner) => [owner.email, owner])).values(),
]

type Received = Pick<EstateClaim, 'accountId' | 'evidence' | 'shareNumerator' | 'shareDenominator'>

/** All who own the estate are told that somebody else says it is theirs too. */
export async function tellOfClaim(door: EstateDoor, owners: readonly Owner[], claim: Received, { mail }: Pick<Leaves, 'mail'>) {
  const { address, claimant } = await readerOf(door, claim.accountId)
  const { evidence, shareNumerator: numerator, shareDenominator: denominator } = claim
  const { name, isIdentityProven } = claimant
  const words = { estateId: door.estateId, address, claimant: name, isIdentityProven, evidence, numerator, denominator }
  for (const { email, language, firstName } of addressees(owners, claim.accountId))
    await mail(claimReceived.mail(email, language, { name: firstName, ...words }))
}

interface Outcome {
  accountId: string
  isApproved: boolean
  settledAs: SettledAs
  reason: string | null
}

/** What became of it: to those who owned the estate before, and to whoever asked. */
export async function tellOutcome(door: EstateDoor, owners: readonly Owner[], outcome: Outcome, { mail }: Pick<Leaves, 'mail'>) {
  const { accountId, ...rest } = outcome
  const { address, claimant } = await readerOf(door, accountId)
  const words = { estateId: door.estateId, address, ...rest }
  for (const { email, language, firstName } of addressees(owners, accountId))
    await mail(claimSettled.mail(email, language, { name: firstName, claimant: claimant.name, ...words }))
  if (outcome.settledAs === 'register') return
  const { email, language, firstName } = claimant
  await mail(claimAnswered.mail(email, language, { name: firstName, estateId: door.estateId, address, isApproved: outcome.isApproved }))
}
