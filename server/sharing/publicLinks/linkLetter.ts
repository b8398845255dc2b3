import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { publicLinkSent } from '#server/mail/templates/publicLinkSent.ts'

const about = ofEstate(
  'select e.address_line1 address, (select a.name from account a where a.id = $2) sender from estate e where e.id = $1',
)

/** To whom a new link is for. A stranger reads the language of whoever sends it. */
export async function letterWithLink(
  grant: EstateGrant,
  { to, language, key, until }: { to: string; language: Language; key: string; until: Date },
): Promise<Mail> {
  const [row] = await grant.query<{ address: string; sender: string }>(about, grant.viewer.accountId)
  return publicLinkSent.mail(to, language, { ...there(row), key, until: until.toISOString() })
}
