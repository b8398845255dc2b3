import { isUuid } from '#schema/uuid.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'

const kind = 'owner invitation '

/** What the mail of an invitation carries, so that its reader can say no without an account. It says which, to us alone. */
export const keyOf = (keys: MailKeys, { id, email }: { id: string; email: string }) => keys.make({ email, kind: kind + id })

/** Nothing where it is none of ours. */
export function invitationOf(keys: MailKeys, key: string): { id: string; email: string } | undefined {
  const named = keys.read(key)
  const id = named?.kind.startsWith(kind) ? named.kind.slice(kind.length) : undefined
  return named && isUuid(id) ? { id, email: named.email } : undefined
}
