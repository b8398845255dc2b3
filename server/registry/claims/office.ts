import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { hashPassword } from '#server/accounts/password/hashing.offer.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { partOf } from '#server/kernel/partOf.ts'
import type { Language } from '#server/kernel/texts.ts'
import { claimedBy } from './claimedBy.ts'
import { claimLetterPdf } from './claimLetter.ts'
import { newCode, writtenCode } from './codes.ts'
import { EstateClaim } from './estateClaim.entity.ts'

const claimColumns = `select c.id, c.estate_id "estateId", e.address_line1 "addressLine1", e.address_line2 "addressLine2", a.name, u.email,
    c.evidence, ${claimedBy}, c.share_numerator "shareNumerator", c.share_denominator "shareDenominator",
    array(select b.name from estate_owner o join account b on b.id = o.account_id where o.estate_id = c.estate_id and o.account_id <> c.account_id
      order by o.created_at, o.id) owners,
    u.email_verified_at is not null "isEmailProven", u.identity_proven_at is not null "isIdentityProven",
    c.created_at "createdAt", c.expires_at "expiresAt", c.letter_at "letterAt", c.electronic_id_asked_at "electronicIdAskedAt"
  from estate_claim c join estate e on e.id = c.estate_id join account a on a.id = c.account_id join app_user u on u.id = a.user_id
  where c.state = 'waiting' and c.expires_at > now()`
const all = ofEverybody(`${claimColumns} and folded(concat_ws(' ', e.address_line1, e.address_line2, a.name, u.email::text)) like folded($1)
  order by c.id limit 200`)
const one = ofEverybody(`${claimColumns} and c.id = $1`)
const addressee = ofEverybody(`select e.address_line1 "addressLine1", e.address_line2 "addressLine2", a.name, u.language,
    exists (select from estate_owner o where o.estate_id = c.estate_id and o.account_id <> c.account_id) "hasOwners"
  from estate_claim c join estate e on e.id = c.estate_id join account a on a.id = c.account_id join app_user u on u.id = a.user_id
  where c.id = $1 and c.state = 'waiting' and c.expires_at > now()`)

interface Addressee {
  addressLine1: string
  addressLine2: string | null
  name: string
  language: Language
  hasOwners: boolean
}

export const claimsThatWait = (grant: SystemGrant, search: string) => grant.query(all, partOf(search))
export async function claimThatWaits(grant: SystemGrant, id: string) {
  const [claim] = await grant.query<{ id: string }>(one, id)
  return there(claim)
}

/** The estate that a claim is about, for whoever settles it. */
export async function estateClaimed(grant: SystemGrant, id: string) {
  return grant.estate((await grant.rows(EstateClaim).get(id)).estateId)
}

const days = 30

/** A new code, which is kept as a hash alone. */
interface Coded {
  code: string
  codeHash: string
}
export async function codeForLetter(): Promise<Coded> {
  const code = newCode()
  return { code, codeHash: await hashPassword(code) }
}

/** What it says it says in the language of whoever asks. Where somebody owns the estate here, they are asked instead. */
export async function writeLetter(grant: SystemGrant, id: string, { code, codeHash, publicUrl }: Coded & { publicUrl: string }) {
  const claims = grant.rows(EstateClaim)
  const claim = await claims.get(id)
  const [to] = await grant.query<Addressee>(addressee, id)
  if (!to || to.hasOwners) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const made = new Date()
  const until = new Date(made.getTime() + days * 86_400_000)
  const expiresAt = claim.expiresAt > until ? claim.expiresAt : until
  await claims.change(claim, { letterAt: made, codeHash, codeExpiresAt: until, codeTries: 0, expiresAt })
  const content = await claimLetterPdf({ ...to, code: writtenCode(code), made, until, publicUrl })
  return { fileName: to.language === 'nb' ? 'brev-med-kode.pdf' : 'letter-with-code.pdf', content: content.toString('base64') }
}
