import { useSyncExternalStore } from 'react'

export interface AccountProfile {
  accountId: string
  name: string
  accountType: 'customer' | 'company'
  roles: string[]
  isDisabled: boolean
  canViewProfile: boolean
}

/** Who is at the screen, as `Identity` of the schema. */
export interface Identity {
  isAnonymous: boolean
  userId: string | null
  name: string | null
  email: string | null
  accountProfiles: AccountProfile[]
  selectedAccountId: string | null
  accountType: AccountProfile['accountType'] | null
  roles: string[]
  licences: string[]
  isProfileUpdateNeeded: boolean
  features: Record<string, boolean>
}

/** Nobody has been asked yet where it is undefined. */
let identity: Identity | undefined
const listeners = new Set<() => void>()

export const currentIdentity = () => identity
export const selectedAccountId = () => identity?.selectedAccountId ?? undefined
export const isSignedIn = () => identity?.isAnonymous === false

export function setIdentity(known: Identity | undefined) {
  identity = known
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIdentity = () => useSyncExternalStore(listen, currentIdentity)

export function useSelectedProfile() {
  const known = useIdentity()
  return known?.accountProfiles.find(({ accountId }) => accountId === known.selectedAccountId)
}
