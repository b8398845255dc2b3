import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { redirectTarget } from '#client/access/redirect.ts'
import { rememberAccount, selectAccount } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'

/** Makes an account the one that acts, keeps it for the next time where that is wished, and goes on. */
export function useAccountChoice() {
  const [choosing, setChoosing] = useState<string>()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  async function choose(accountId: string, isRemembered: boolean) {
    if (choosing) return
    setChoosing(accountId)
    try {
      await selectAccount(accountId)
      if (isRemembered) await rememberAccount(accountId)
      await navigate(redirectTarget(search), { replace: true })
    } catch (error) {
      tellFailure(error)
    } finally {
      setChoosing(undefined)
    }
  }

  return { choose, choosing }
}
