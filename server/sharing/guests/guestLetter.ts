import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate, ofPeople } from '#server/access/heldSql.ts'
import { named, readerOf, wayIn } from '#server/accounts/people/readers.offer.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { guestInvitation } from '#server/mail/templates/guestInvitation.ts'
import { GuestInvitation } from './guestInvitation.entity.ts'

/** To one address in an hour, whoever asks for them. */
const mostMails = 3

const words = ofEstate(`select g.email, g.name, e.address_line1 address, by.name owner
  from guest_invitation g join estate e on e.id = g.estate_id left join account by on by.id = g.invited_by where g.estate_id = $1 and g.id = $2`)
interface Words {
  email: string
  name: string | null
  address: string
  owner: string | null
}

/** In the reader's language; somebody new reads the one of whoever invites them. */
export async function letterOfInvitation(grant: EstateGrant, guestId: string, language: Language): Promise<Mail> {
  const [invitation] = await grant.query<Words>(words, guestId)
  const { email, name, address, owner } = there(invitation)
  const reader = await readerOf(grant, { email, ...named(name ?? email.split('@')[0]!), language })
  return guestInvitation.mail(email, reader.language, { owner, address, ...(await wayIn(grant, reader)) })
}

const mailed = ofPeople(`select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int seconds from outbox_mail
  where lower(to_email) = lower($1) and template = $2 and created_at > now() - interval '1 hour' order by created_at desc offset ${mostMails - 1} limit 1`)

/** The same once more, as long as they are not too many. */
export async function letterAgain(grant: EstateGrant, guestId: string, language: Language): Promise<Mail> {
  const { email } = await grant.rows(GuestInvitation).get(guestId)
  const [row] = await grant.query<{ seconds: number }>(mailed, email, guestInvitation.name)
  if (row) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: Math.max(row.seconds, 1) })
  return letterOfInvitation(grant, guestId, language)
}
