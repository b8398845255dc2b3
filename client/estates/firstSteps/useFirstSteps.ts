import { useApolloClient } from '@apollo/client/react'
import { readAgain } from '#client/data/changes.ts'
import { useSend } from '#client/data/useSend.ts'
import { PutAwayFirstStepsDocument } from '#client/generated/operations/PutAwayFirstSteps.ts'
import { useAct } from '#client/ui/useAct.ts'

export function useFirstSteps(estateId: string) {
  const { cache } = useApolloClient()
  const send = useSend()
  const [isSending, act] = useAct()
  return {
    isSending,
    putAway: () => act(() => send({ mutation: PutAwayFirstStepsDocument, variables: { input: { estateId } } })),
    /** What was just done ticks at once. */
    readAgain: () => readAgain(cache, ['Estate.firstSteps']),
  }
}
