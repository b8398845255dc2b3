import type { Action } from '#schema/access/entries.ts'
import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** What an account is allowed or denied. It goes with the invitation, or the look of support, that it came with. */
export class PermissionEntry extends table('permission', {
  accountId: uuid,
  subject: text,
  effect: text.as<'allow' | 'deny'>().usually('allow'),
  /** Where none is named, it is all of them. */
  action: text.as<Action>().optional,
  guestInvitationId: uuid.optional,
  supportAccessId: uuid.optional,
  expirationDate: moment.optional,
  createdAt,
}) {}

export const permissionEntry = entityOf(PermissionEntry)

/** Those of an account, in a statement. */
export const entriesOf = (account: string, which = 'true') => `(select coalesce(json_agg(json_build_object(
    'subject', p.subject, 'effect', p.effect, 'action', p.action, 'expirationDate', p.expiration_date)), '[]')
  from permission p where p.account_id = ${account} and ${which})`
