import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Failure } from '#client/access/failure.ts'
import { accountListPath } from '#client/access/gates.ts'
import { redirectTarget, withRedirect } from '#client/access/redirect.ts'
import { loadIdentity, login, type LoginAnswer, selectAccount } from '#client/access/session.ts'
import { failureText, tellFailure } from '#client/access/tellFailure.ts'
import { fetchTexts } from '#client/messages/arriving.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import type { Credentials } from './LoginForm.tsx'

/** The account to act as without asking: the one kept from before, or the only one there is. */
function obviousAccount({ accountProfiles, rememberedAccountId }: LoginAnswer) {
  const open = accountProfiles.filter(({ isDisabled }) => !isDisabled)
  const remembered = open.find(({ accountId }) => accountId === rememberedAccountId)
  return remembered ?? (accountProfiles.length === 1 ? open[0] : undefined)
}

/** Signs in, sees to it that an account is selected, and goes on to where the visitor wanted to be. */
export function useLogin() {
  const [failure, setFailure] = useState<MessageKey>()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  async function signIn(credentials: Credentials) {
    setFailure(undefined)
    try {
      const answer = await login(credentials)
      const account = obviousAccount(answer)
      if (account) await selectAccount(account.accountId)
      else await loadIdentity()
      const target = redirectTarget(search)
      await navigate(account ? target : withRedirect(accountListPath, target), { replace: true })
    } catch (error) {
      const text = failureText(error)
      // What the visitor can do something about stands by the form; the rest is told.
      if (error instanceof Failure && error.status < 500 && typeof text === 'string') {
        // Its words come as somebody types; a browser may have filled in all of it.
        await fetchTexts('errors').then(
          () => setFailure(text),
          () => tellFailure(error),
        )
      } else tellFailure(error)
    }
  }

  return { signIn, failure, forget: () => setFailure(undefined) }
}
