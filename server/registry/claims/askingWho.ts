import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { electronicIdAsked } from '#server/mail/templates/electronicIdAsked.ts'
import { EstateClaim } from './estateClaim.entity.ts'

const claimant = ofEstate(`select e.address_line1 address, u.email::text email, u.language, u.first_name name,
    u.identity_proven_at is not null "isProven", coalesce(c.electronic_id_asked_at > now() - interval '1 day', false) "isRecent"
  from estate_claim c join estate e on e.id = c.estate_id join account a on a.id = c.account_id join app_user u on u.id = a.user_id
  where c.estate_id = $1 and c.id = $2 and c.state = 'waiting' and c.expires_at > now()`)

interface Claimant {
  address: string
  email: string
  language: Language
  name: string
  isProven: boolean
  isRecent: boolean
}

/** Whoever is to answer wants to know who asks. */
export async function askWho(door: EstateDoor, id: string, { mail }: Pick<Leaves, 'mail'>) {
  const claims = door.rows(EstateClaim)
  const claim = await claims.get(id)
  const [claimed] = await door.query<Claimant>(claimant, id)
  if (!claimed || claimed.isProven) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (claimed.isRecent) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' })
  await claims.change(claim, { electronicIdAskedAt: new Date() })
  const { address, email, language, name } = claimed
  await mail(electronicIdAsked.mail(email, language, { name, address }))
}
