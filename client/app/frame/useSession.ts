import { useNavigate } from 'react-router-dom'
import { isCancelled } from '#client/access/failure.ts'
import { isSignedIn } from '#client/access/identity.ts'
import { logout, selectAccount } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { isAnythingWaiting } from '#client/ui/kept.ts'
import { notify } from '#client/ui/notify.ts'
import { store } from '#client/ui/store.ts'

const switching = store(false)
/** While the account changes, nothing of the old one is shown, nor asked for in the name of the new. */
export const useIsSwitching = switching.use

const leaving = store(false)
/** Somebody wants to leave, and has not sent all that they did. */
export const useIsAskedToStay = leaving.use
export const stay = () => leaving.set(false)

async function isSomethingUnsent() {
  if (!isAnythingWaiting()) return false
  const { held } = await import('#client/projects/waiting/waiting.ts')
  return held.get().length > 0
}

/** Changing who acts, and leaving. Both lead away from what the old account was looking at. */
export function useSession() {
  const navigate = useNavigate()
  return {
    switchTo: async (accountId: string) => {
      switching.set(true)
      try {
        const { accountProfiles } = await selectAccount(accountId)
        await navigate('/private/estates')
        const name = accountProfiles.find((profile) => profile.accountId === accountId)?.name ?? ''
        notify.success('app.profile.switched', { values: { name }, short: true })
      } catch (error) {
        tellFailure(error)
      } finally {
        switching.set(false)
      }
    },
    leave: async ({ anyway = false } = {}) => {
      if (!anyway && (await isSomethingUnsent())) return leaving.set(true)
      try {
        const elsewhere = isSignedIn() ? await logout() : undefined
        if (elsewhere) return location.assign(elsewhere)
        await navigate('/login')
      } catch (error) {
        if (!isCancelled(error)) notify.error('logout.failed')
      }
    },
  }
}
