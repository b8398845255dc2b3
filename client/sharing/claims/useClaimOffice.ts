import { useSending } from '#client/access/useSending.ts'
import {
  type SettleClaimInput,
  useSettleClaimMutation,
  useWaitingClaimsQuery,
  useWriteClaimLetterMutation,
  WaitingClaimsDocument,
  type WaitingClaimsQuery,
} from '#client/generated/graphql.ts'

export type WaitingClaim = WaitingClaimsQuery['waitingClaims'][number]

const again = { refetchQueries: [WaitingClaimsDocument], awaitRefetchQueries: true }

/** All claims that wait, for those who run the system; never out of an old answer. */
export function useWaitingClaims() {
  const { data, error, refetch } = useWaitingClaimsQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  return { claims: data?.waitingClaims, error: data ? undefined : error, retry: () => void refetch() }
}

export function useSettleClaim() {
  const [settle] = useSettleClaimMutation()
  const send = useSending()
  return (input: SettleClaimInput) => send(input, (context) => settle({ variables: { input }, context, ...again }))
}

/** The letter is made once: it comes as a file, and its code is nowhere else. */
export function useClaimLetter() {
  const [write, { loading }] = useWriteClaimLetterMutation({ fetchPolicy: 'no-cache' })
  async function make(id: string) {
    const { data } = await write({ variables: { id }, ...again })
    const { fileName, content } = data!.writeClaimLetter
    const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
    URL.revokeObjectURL(address)
  }
  return { isMaking: loading, make }
}
