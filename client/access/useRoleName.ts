import { useKnownKey, useText } from '#client/messages/Text.tsx'
import type { AccountProfile } from './identity.ts'

/** What an account is to its user, in one word: `Eier`, `Leder`. The highest role of several. */
export function useRoleName() {
  const text = useText()
  const isKnown = useKnownKey()
  return ({ roles, accountType }: Pick<AccountProfile, 'roles' | 'accountType'>) => {
    const key = [...roles]
      .sort()
      .map((role) => `app.role.${role.replace('.', '_')}`)
      .find(isKnown)
    return text(key ?? `app.role.${accountType}`)
  }
}
