export const actions = ['create', 'read', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** An explicit permission of an account. Without `effect` it allows, without `action` it is about every action. */
export interface PermissionEntry {
  subject: string
  effect?: 'allow' | 'deny' | null
  action?: Action | null
  expirationDate?: Date | string | null
}

/** Nothing is permitted without a matching allow; a matching deny wins; an expired entry counts as absent. */
export function permits(entries: readonly PermissionEntry[], action: Action, subject: string, now?: Date) {
  let allowed = false
  for (const entry of entries) {
    if (entry.subject !== subject || (entry.action && entry.action !== action) || isExpired(entry, now)) continue
    if (entry.effect === 'deny') return false
    allowed = true
  }
  return allowed
}

/** True where a matching entry takes the action away. */
export const denies = (entries: readonly PermissionEntry[], action: Action, subject: string, now?: Date) =>
  entries.some(
    (entry) => entry.effect === 'deny' && entry.subject === subject && (!entry.action || entry.action === action) && !isExpired(entry, now),
  )

const isExpired = ({ expirationDate }: PermissionEntry, now = new Date()) => expirationDate != null && new Date(expirationDate) <= now
