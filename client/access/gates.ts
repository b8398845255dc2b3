import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { redirectTarget, withRedirect } from './redirect.ts'
import { knownIdentity } from './session.ts'

export const accountListPath = '/private/account-list'
/** What somebody new is asked before they have any account. */
const ownerInvitationsPath = '/private/owner-invitations'
export const profileEditPath = '/private/profile/edit'
/** Where one may be before the profile has been looked over. */
const whileUpdateIsNeeded = new Set([
  accountListPath,
  ownerInvitationsPath,
  profileEditPath,
  '/private/profile',
  '/private/profile/email',
  '/private/change-password',
])

const pathOf = ({ pathname, search }: URL) => pathname + search

/** Before anything private: somebody is signed in, and acts as one of their accounts. */
export async function needsAccount({ request }: LoaderFunctionArgs) {
  const here = new URL(request.url)
  const identity = await knownIdentity()
  if (identity.isAnonymous) throw redirect(withRedirect('/login', pathOf(here)))
  const needsNone = here.pathname === accountListPath || here.pathname === ownerInvitationsPath
  if (!identity.selectedAccountId && !needsNone) throw redirect(withRedirect(accountListPath, pathOf(here)))
  if (identity.selectedAccountId && identity.isProfileUpdateNeeded && !whileUpdateIsNeeded.has(here.pathname)) {
    throw redirect(withRedirect(profileEditPath, pathOf(here)))
  }
  return null
}

/** Who is signed in already has nothing to do on the sign-in page. */
export async function needsNoSession({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const identity = await knownIdentity().catch(() => undefined)
  if (identity && !identity.isAnonymous) {
    const target = redirectTarget(search)
    throw redirect(identity.selectedAccountId ? target : withRedirect(accountListPath, target))
  }
  return null
}
