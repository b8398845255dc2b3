import { daysToAnswer } from '#schema/estates/ownerInvitations.input.ts'
import { askOnce } from '#server/access/askingAllowance.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { Company } from '#server/companies/company.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import { after, isNot, now } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import type { InvitedOwner } from './invitedOwner.entity.ts'

/** The kind of mail that is asked for. */
export const ownerInvitationMail = 'ownerInvitation'

/** Within a day, by a firm that nobody has shown to be the one, by one that is, and to one address whoever asks. */
const mostUnproven = 5
const mostProven = 100
const mostToOne = 20

const until = after(`${daysToAnswer} days`)

const saidNo = ofPeople(`select from owner_invitation where email = $1::citext and company_id = $2
  and state = 'declined' and (is_for_good or estate_id = $3) limit 1`)

/** Whoever asks, behind the estate's lock. */
export interface OwnerAsker {
  people: AsksAboutPeople
  invitations: HeldRows<InvitedOwner>
  estateId: string
  companyId: string
  viewer: SignedIn & { accountId: string | null }
}
/** Whom a company takes for the owner. */
export interface AskedPerson {
  firstName: string
  lastName: string
  email: string
}
interface AskingHow extends Pick<Leaves, 'mailTo'> {
  language: Language
  orderId?: string
}

/**
 * Asks somebody whether an estate is theirs. Whether their address is known here changes nothing of what is done or answered:
 * who reads the mail is found out by whoever writes it. The address that was given last counts.
 */
export async function askOwner(asker: OwnerAsker, { email, firstName, lastName }: AskedPerson, { language, orderId, mailTo }: AskingHow) {
  const { people, invitations, estateId, companyId, viewer } = asker
  if ((await people.query(saidNo, email, companyId, estateId)).length) throw new AppError('cannotHandleTheRequest', { reason: 'declined' })
  await countAsk(asker, email)
  await invitations.mark({ companyId, state: 'invited', email: isNot(email) }, { state: 'withdrawn', answeredAt: now })
  const written = { firstName, lastName, language, invitedBy: viewer.accountId, orderId: orderId ?? null }
  const anew = { state: 'invited', accountId: null, answeredAt: null, mailedAt: null, expiresAt: until, createdAt: now } as const
  const [before] = await invitations.mark({ companyId, email }, { ...written, ...anew })
  const id = before?.id ?? (await invitations.add({ companyId, email, ...written, expiresAt: until })).id
  await mailTo(email, ownerInvitationMail)
  return id
}

/** The same person once more. */
export async function askAgain(asker: OwnerAsker, { email, firstName, lastName, orderId }: InvitedOwner, how: AskingHow) {
  const person = { email, firstName: firstName ?? '', lastName: lastName ?? '' }
  return askOwner(asker, person, { ...how, ...(orderId && { orderId }) })
}

async function countAsk({ people, companyId, viewer }: OwnerAsker, email: string) {
  const { provenAt } = (await people.about(Company, { id: companyId }).one({}))!
  await askOnce(people, { by: companyId, kind: 'ownerInvitation', most: provenAt ? mostProven : mostUnproven })
  // Whoever registers another firm may not begin anew.
  if (!provenAt) await askOnce(people, { by: viewer.userId, kind: 'ownerInvitation by', most: mostUnproven })
  await askOnce(people, { by: email, kind: 'ownerInvitation to', most: mostToOne })
}
