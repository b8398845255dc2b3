import { keepFor } from '#client/ui/kept.ts'
import { store } from '#client/ui/store.ts'
import type { PermissionEntry } from '#schema/access/entries.ts'

export interface AccountProfile {
  accountId: string
  name: string
  accountType: 'customer' | 'company'
  roles: string[]
  isDisabled: boolean
  canViewProfile: boolean
}

/** Somebody who knows people: a bank, an employer, the authorities. */
export interface SignInProvider {
  name: string
  label: string
  /** It tells identity numbers. */
  provesIdentity: boolean
}

/** Who is at the screen, as `Identity` of the schema. */
export interface Identity {
  isAnonymous: boolean
  userId: string | null
  name: string | null
  email: string | null
  /** Absent for nobody. */
  emailState: 'PROVEN' | 'WAITING' | 'LOST' | null
  accountProfiles: AccountProfile[]
  selectedAccountId: string | null
  accountType: AccountProfile['accountType'] | null
  /** Of the selected account, where it acts in one. */
  companyId: string | null
  roles: string[]
  /** What entries say of the selected account, beyond its roles. */
  permissions: PermissionEntry[]
  licences: string[]
  isProfileUpdateNeeded: boolean
  /** The one property that the selected account owns, while something of its first steps is left. */
  startsWithEstateId: string | null
  features: Record<string, boolean>
  signInProviders: SignInProvider[]
  /** By which of them the session was begun. */
  signedInBy: string | null
}

/** Nobody has been asked yet where it is undefined. */
const identity = store<Identity | undefined>(undefined)

export const currentIdentity = identity.get
/** With it goes whose everything is that is kept from now on. */
export function setIdentity(next: Identity | undefined) {
  keepFor(next?.userId ? { userId: next.userId, accountId: next.selectedAccountId ?? '' } : undefined)
  identity.set(next)
}
export const useIdentity = identity.use
export const whenIdentity = identity.listen
export const selectedAccountId = () => identity.get()?.selectedAccountId ?? undefined
export const isSignedIn = () => identity.get()?.isAnonymous === false

export function useSelectedProfile() {
  const identity = useIdentity()
  return identity?.accountProfiles.find(({ accountId }) => accountId === identity.selectedAccountId)
}

/** Whether somebody decides for the company that they act in. */
export const leadsCompany = ({ roles = [] }: Partial<Pick<Identity, 'roles'>> = {}) =>
  roles.includes('Company.Admin') || roles.includes('Company.Leader')
