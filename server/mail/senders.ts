import { isUuid } from '#schema/uuid.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'
import type { Party } from '#server/kernel/outbox.ts'

const kind = 'sender '

/** Who a mail is of, for its reader to refuse: the company, or a person who writes for themselves. */
export const writerOf = ({ companyId, userId }: Party) => (companyId ? `company ${companyId}` : userId ? `person ${userId}` : undefined)

/** What a mail carries, so that its reader can have no more of that sender without an account. It says which, to us alone. */
export const senderKey = (keys: MailKeys, email: string, writer: string) => keys.make({ email, kind: kind + writer })

/** Nothing where it is none of ours. */
export function senderOf(keys: MailKeys, key: string) {
  const named = keys.read(key)
  if (!named?.kind.startsWith(kind)) return undefined
  const [what, id] = named.kind.slice(kind.length).split(' ')
  if (!isUuid(id)) return undefined
  return { email: named.email, companyId: what === 'company' ? id : null, userId: what === 'person' ? id : null }
}
