import { useEffect, useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { loadIdentity } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { notify } from '#client/ui/notify.ts'
import { acceptInvitation, type CompanyInvitation, companyInvitations, declineInvitation, leaveCompany } from '../entry.ts'

/** The companies that want to have whoever is signed in, and what they answer. Not knowing of any is no news. */
export function useCompanyInvitations() {
  const isOn = useIdentity()?.features['companyAccountManagement'] === true
  const [invitations, setInvitations] = useState<readonly CompanyInvitation[]>([])
  useEffect(() => {
    if (!isOn) return undefined
    const call = new AbortController()
    companyInvitations(call.signal).then(setInvitations, () => undefined)
    return () => call.abort()
  }, [isOn])

  /** What has been answered is gone; who could not be told is told so. */
  async function answer({ id, companyName }: CompanyInvitation, isYes: boolean) {
    try {
      await (isYes ? acceptInvitation(id) : declineInvitation(id))
      setInvitations((all) => all.filter((one) => one.id !== id))
      await loadIdentity()
      notify.success(isYes ? 'accounts.companyInvitation.accepted' : 'accounts.companyInvitation.declined', {
        values: { name: companyName },
      })
    } catch (error) {
      tellFailure(error)
    }
  }

  async function leave(accountId: string, name: string) {
    try {
      await leaveCompany(accountId)
      await loadIdentity()
      notify.success('accounts.leaveCompany.done', { values: { name } })
    } catch (error) {
      tellFailure(error)
    }
  }
  return { invitations, answer, leave }
}
