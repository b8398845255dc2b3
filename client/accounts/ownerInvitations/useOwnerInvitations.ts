import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isCancelled } from '#client/access/failure.ts'
import { loadIdentity, selectAccount } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { readAgain } from '#client/data/changes.ts'
import { notify } from '#client/ui/notify.ts'
import { acceptOwnerInvitation, declineOwnerInvitation, type OwnerInvitation, ownerInvitations } from '../entry.ts'

const order = '/private/order/processing/order-review'

/** The companies that ask whoever is signed in whether an estate is theirs, and what they answer. */
export function useOwnerInvitations() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [invitations, setInvitations] = useState<readonly OwnerInvitation[]>()
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(
    (signal?: AbortSignal) =>
      ownerInvitations(signal).then(setInvitations, (error: unknown) => {
        if (!isCancelled(error)) setFailed(true)
      }),
    [],
  )
  useEffect(() => {
    const call = new AbortController()
    void read(call.signal)
    return () => call.abort()
  }, [read])
  const retry = () => {
    setFailed(false)
    void read()
  }
  const forget = (id: string) => {
    setInvitations((all) => all?.filter((one) => one.id !== id))
    readAgain(client.cache, ['Query.estates', 'Query.waiting', 'Query.estate', 'Query.order'])
  }

  /** Leads to what is theirs now, as the account that owns it. */
  async function accept({ id, addressLine1: address }: OwnerInvitation) {
    try {
      const { account, estateId, orderId } = await acceptOwnerInvitation(id)
      forget(id)
      await loadIdentity()
      await selectAccount(account.accountId)
      notify.success('accounts.ownerInvitation.accepted', { values: { address } })
      await navigate(orderId ? `${order}/${orderId}` : `/private/estate/${estateId}`)
    } catch (error) {
      tellFailure(error)
      void read()
    }
  }
  async function decline({ id, companyName: name }: OwnerInvitation, isForGood: boolean) {
    try {
      await declineOwnerInvitation(id, isForGood)
      forget(id)
      notify.success('accounts.ownerInvitation.declined', { values: { name } })
    } catch (error) {
      tellFailure(error)
      void read()
    }
  }
  return { invitations, isFailed, retry, accept, decline }
}
